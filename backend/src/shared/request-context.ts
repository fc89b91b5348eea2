import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything that is done for a request may know of it. */
export interface RequestContext {
  requestId: string;
  /** Where traces are written: a statement begins; to be called when it ended, with the error if there was one. */
  traceStatement?: (text: string) => (error?: unknown) => void;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
