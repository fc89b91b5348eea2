/** What any one check may cost, ms: a neighbour that hangs must not hang the doctor. */
export const LONGEST = 3_000;

/** Rejects when work takes longer; what it began may go on, and its end is nobody's news. */
export async function within<T>(work: Promise<T>, ms = LONGEST): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
