/**
 * All or nothing. Only use cases open one, one each; a use case called inside another joins its transaction.
 * Deadlocks and serialisation failures are tried again, so `work` must not have effects outside the database.
 */
export abstract class Transaction {
  abstract run<T>(work: () => Promise<T>): Promise<T>;
}
