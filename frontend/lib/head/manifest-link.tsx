/** What lets a telephone put this page, and no other, on its home screen. @param address of the page's own manifest */
export function manifestLink(address: string) {
  return <link rel="manifest" href={address} />;
}
