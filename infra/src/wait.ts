/** Resolves after so many milliseconds. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asks again every `every` ms until the answer is true. Returns false when `within` ms have passed. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  { within, every = 100 }: { within: number; every?: number },
): Promise<boolean> {
  const end = Date.now() + within;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= end) return false;
    await pause(every);
  }
}
