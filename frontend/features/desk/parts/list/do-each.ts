import { ApiError } from '../../../../api/api-error.ts';

export interface Refused<Row> {
  row: Row;
  error: unknown;
}

export interface Outcome<Row> {
  done: readonly Row[];
  refused: readonly Refused<Row>[];
  /** What nobody came to any more: the shop did not answer, or somebody stopped. */
  left: readonly Row[];
  /** Why it ended before its end, where the shop did not answer. */
  problem: unknown;
}

/**
 * Acts on one row after the other. One refusal stops no other; a shop that does not answer stops all, as the next row
 * would wait in vain as well.
 */
export async function doEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  { onAt, isStopped }: { onAt: (at: number) => void; isStopped: () => boolean },
): Promise<Outcome<Row>> {
  const done: Row[] = [];
  const refused: Refused<Row>[] = [];
  for (const [index, row] of rows.entries()) {
    if (isStopped()) return { done, refused, left: rows.slice(index), problem: null };
    onAt(index + 1);
    try {
      await act(row);
      done.push(row);
    } catch (error) {
      if (!isRefusal(error)) return { done, refused, left: rows.slice(index), problem: error };
      refused.push({ row, error });
    }
  }
  return { done, refused, left: [], problem: null };
}

/** Signed out, without the right, too often: what holds for every row. */
const FOR_ALL = [401, 403, 429];

/** Whether the shop decided about this very row. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status < 500 && !FOR_ALL.includes(error.problem.status);
}
