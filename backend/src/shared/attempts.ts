export interface Attempt {
  personId: string;
  /** A UUID that the caller made for this try, and keeps until it knows the answer. */
  key: string;
  /** What is asked for, as one text. */
  request: string;
}

export interface Attempted<View> {
  answer: View;
  /** It was done before: this is the answer of then. */
  repeated: boolean;
}

/** Steps that are done once, however often they are asked for: who lost an answer asks again. */
export abstract class Attempts {
  /**
   * Does the step and keeps its answer, in one transaction; or gives the answer that was kept. What a step throws is
   * not kept: nothing was done.
   * @throws DomainError idempotency-key-reused when the key stands for something else
   */
  abstract once<View>(attempt: Attempt, step: () => Promise<View>): Promise<Attempted<View>>;
}
