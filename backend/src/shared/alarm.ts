/** Wakes one copy of the shop when a time has come. */
export abstract class Alarm {
  /**
   * In the caller's transaction: what is not done wakes nobody.
   * @param queue whose handler is woken, with the id in its data
   * @param about what it is about, for whoever looks at the jobs: `post/01963f…`
   */
  abstract set(queue: string, about: string, id: string, inMs: number): Promise<void>;
}
