/** The header that names a try of a step, a UUID: the backend does the step once a key. */
export const ATTEMPT_KEY = 'idempotency-key';

/** The header of an answer that was given before: the step had been done, and was not done again. */
export const REPEATED = 'idempotent-replay';
