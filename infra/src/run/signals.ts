import { log } from '../log.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `stop` and ends at Ctrl-C, at a polite kill and when the terminal is closed; ends at once when asked twice.
 * A polite kill of npm reaches only the shell between npm and us, so under npm the shell's end counts as one too.
 * Returns a function that stops without a signal and leaves the signals alone again.
 */
export function stopOnSignals(stop: () => Promise<void>, exitCode = 0): () => Promise<void> {
  let asked = false;
  const onSignal = (): void => {
    if (asked) process.exit(1);
    asked = true;
    log('\nStopping …');
    stop().then(
      () => process.exit(exitCode),
      () => process.exit(1),
    );
  };
  for (const signal of signals) process.on(signal, onSignal);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent && !asked) onSignal();
  }, 500);
  watch.unref();
  return async () => {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, onSignal);
    await stop();
  };
}
