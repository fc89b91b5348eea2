import type { CallListView, CallerView } from '@shop/contracts/calls/views';
import type { CallOutcome } from '@shop/contracts/rules/desk/calls';

export interface Call {
  outcome: CallOutcome;
  /** When it is to be called again; null where that is settled. */
  againAt: Date | null;
}

/** A member of staff who calls. */
export type Caller = Pick<CallerView, 'id' | 'name'>;

/** Who is to be called about placed orders, who is calling, and how calls ended; calls are only added. */
export abstract class CallRepository {
  abstract list(now: Date): Promise<CallListView>;

  /**
   * Marks that somebody calls about an order, in a transaction of its own; whatever else they held is free.
   * @param takeOver also from somebody who holds it
   * @returns who holds it then
   */
  abstract hold(
    number: string,
    caller: Caller,
    takeOver: boolean,
    now: Date,
    until: Date,
  ): Promise<CallerView>;

  /** Nobody holds it any more; with a caller, if it is theirs. */
  abstract free(number: string, caller: Caller | null): Promise<void>;

  /** In the transaction of what followed from the call. */
  abstract add(number: string, call: Call, caller: Caller, at: Date): Promise<void>;
}
