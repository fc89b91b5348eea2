/** The last part of a path, for what calls itself `../../etc/passwd`; never empty. */
export function ownName(typed: string): string {
  const last = typed.split(/[/\\]/).at(-1) ?? '';
  return last.replace(/^[.\s]+/, '').trim() || 'file';
}
