/** Whether the shop remembers somebody on this device: the cookie beside the one that no script reads. */
export function isRemembered(): boolean {
  return /(?:^|; )remembered=1/.test(document.cookie);
}
