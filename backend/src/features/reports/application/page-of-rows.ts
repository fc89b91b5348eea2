import type { ListPage } from '@shop/contracts/listing/views';
import { DomainError } from '../../../shared/domain-error.ts';

/** So many rows stand on a page. */
const ROWS = 50;

/** A page of sums that are all made together; the cursor is the place of its first row. */
export function pageOfRows<Row>(rows: readonly Row[], cursor = '0'): ListPage<Row> {
  if (!/^\d{1,6}$/.test(cursor))
    throw new DomainError('invalid', 'invalid-request', { fields: { cursor: ['isCursor'] } });
  const at = Number(cursor);
  return {
    rows: rows.slice(at, at + ROWS),
    total: rows.length,
    isMore: false,
    before: at > 0 ? String(Math.max(0, at - ROWS)) : null,
    after: at + ROWS < rows.length ? String(at + ROWS) : null,
  };
}
