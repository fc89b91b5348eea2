/** How a call about a placed order ends. */
export const CALL_OUTCOMES = ['confirmed', 'no-answer', 'later', 'not-wanted'] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Who did not answer is called again so much later, ms. */
export const CALL_AGAIN_AFTER = 30 * 60_000;
/** A colleague counts as calling for so long after their screen was heard of last, ms. */
export const CALLER_HELD = 120_000;
/** A screen says so often that its person is calling still, ms. */
export const CALLER_HEARD = 45_000;
/** So many are shown to be called; the next ones come as these are done. */
export const MOST_CALLS_SHOWN = 50;
/** A call can be put off for so many days at most. */
export const MOST_DAYS_PUT_OFF = 14;
