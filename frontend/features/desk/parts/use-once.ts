import { useRef } from 'react';

/** Runs at most one task at a time, so that a double click sends once; the second gets undefined at once. */
export function useOnce(): <Result>(task: () => Promise<Result>) => Promise<Result | undefined> {
  const running = useRef(false);
  return async (task) => {
    if (running.current) return undefined;
    running.current = true;
    try {
      return await task();
    } finally {
      running.current = false;
    }
  };
}
