const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** What is sent there in the clear leaves no wire. */
export function isThisMachine(host: string): boolean {
  return THIS_MACHINE.test(host);
}
