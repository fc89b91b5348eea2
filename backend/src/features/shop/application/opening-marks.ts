import type { StepThatCanWait } from '@shop/contracts/rules/season/opening';

export interface OpeningMark {
  step: StepThatCanWait;
  later: boolean;
  testedAt: string | null;
}

/** What is known of the first steps beyond what is there in the shop. */
export abstract class OpeningMarks {
  abstract all(): Promise<OpeningMark[]>;
  abstract putOff(step: StepThatCanWait, later: boolean): Promise<void>;
  abstract tested(step: 'mail' | 'order', at: Date): Promise<void>;
}
