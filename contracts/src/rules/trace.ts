/** A request in a trace, as W3C Trace Context names it: 32 and 16 hexadecimal digits. */
export interface TracePlace {
  traceId: string;
  spanId: string;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/**
 * Where a request stands in its trace. The trace has the id of the request, so that one id finds its pages, its
 * statements and its log lines; null for an id that somebody else made up.
 */
export function traceOf(requestId: string): TracePlace | null {
  if (!UUID.test(requestId)) return null;
  const traceId = requestId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(0, 16) };
}

/** The header by which the next process learns of it. */
export function traceparentOf(requestId: string): string | null {
  const place = traceOf(requestId);
  return place && `00-${place.traceId}-${place.spanId}-01`;
}
