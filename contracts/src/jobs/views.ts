/** `failed`: the shop gave it up after its last try. `waiting`: for its hour, its turn or its next try. */
export const JOB_STATES = ['failed', 'waiting'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** What the shop does or sends by itself. */
export interface JobView {
  id: string;
  state: JobState | 'given-up';
  /** Of an e-mail which one, `order-confirmed`; else the queue. */
  kind: string;
  /** `order/DS26-00042`. */
  about: string;
  /** The address of an e-mail; null for what is none, or was sealed under another secret. */
  to: string | null;
  createdAt: string;
  /** When it failed, or when it is tried next. */
  at: string;
  tries: number;
  /** What the last try met; null when it met nothing bad. */
  error: string | null;
}
