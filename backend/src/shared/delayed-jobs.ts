/** Runs a job in one copy of the shop when a time has come. */
export abstract class DelayedJobs {
  /**
   * In the caller's transaction: what is rolled back schedules nothing.
   * @param queue whose handler runs, with the id in its data
   * @param about what it is about, for whoever looks at the jobs: `post/01963f…`
   */
  abstract schedule(queue: string, about: string, id: string, inMs: number): Promise<void>;
}
