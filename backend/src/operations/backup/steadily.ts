/** Tells whoever runs a command how far it is, a line a time. */
export type Say = (line: string) => void;

/** ms. */
const EVERY = 5_000;

/** Says how far long work is, every few seconds; short work says nothing. */
export function steadily(say: Say): (line: () => string) => void {
  let last = performance.now();
  return (line) => {
    if (performance.now() - last < EVERY) return;
    last = performance.now();
    say(line());
  };
}
