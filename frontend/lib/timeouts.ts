/**
 * How long this side waits for a whole answer of the backend, ms, so that whoever asks is told of an outage within
 * 3 s. Longer than the backend's own waits for the database (2.5 s at most,
 * backend/src/platform/persistence/connections/time-outs.ts), so that its reason arrives when it has one. An order may be given up
 * like everything else: it carries its key, and sent again it is found where it had arrived.
 */
export const BACKEND_TIMEOUT = 2_700;

/**
 * How long the backend may take over what takes long, ms: it makes ten pictures or five thousand products of a file that
 * was uploaded, or sums a season. Given up, it is done nevertheless, and found when it is asked for again.
 */
export const LONG_TIMEOUT = 30_000;

/** How long nobody types before what was typed is asked for, ms. */
export const TYPING_PAUSE = 250;
