/** Of a visitor's cookies the device's, and no other: a page shows what may be done on that device alone. */
export function deviceCookie(header: string | undefined): string | null {
  const own = (header ?? '').split(';').filter((each) => /^\s*(?:__Host-)?device=[\w-]{22}\s*$/.test(each));
  return own.length > 0 ? own.map((each) => each.trim()).join('; ') : null;
}
