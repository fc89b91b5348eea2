/** Calls at once, and again at most once every so often; what came last is always told in the end. */
export interface AtMost<Value> {
  (value: Value): void;
  /** Tells now what still waits. */
  flush: () => void;
  /** Tells nothing any more of what waits. */
  forget: () => void;
}

/** @param every ms */
export function atMostEvery<Value>(every: number, notify: (value: Value) => void): AtMost<Value> {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let waiting: { value: Value } | null = null;
  const notifyNow = (value: Value) => {
    waiting = null;
    resting = setTimeout(rested, every);
    notify(value);
  };
  const rested = () => {
    resting = undefined;
    if (waiting) notifyNow(waiting.value);
  };
  const call = (value: Value) => {
    if (resting === undefined) notifyNow(value);
    else waiting = { value };
  };
  return Object.assign(call, {
    flush: () => {
      if (!waiting) return;
      clearTimeout(resting);
      notifyNow(waiting.value);
    },
    forget: () => {
      waiting = null;
    },
  });
}
