import type { OrderedRowView } from '@shop/contracts/listing/views';
import type { AuditEntry } from './audit-log.ts';

/** Lists that staff bring into order by hand, by the names of their rows in the audit log. */
export type OrderedList =
  'brand' | 'category' | 'city' | 'pickup-location' | 'product' | 'product-tag' | 'ready-list' | 'state';

/** The order of a list. A move says before which row, so that two people who sort at once both get what they meant. */
export abstract class Ordering {
  /** @param within of products the category whose order it is */
  abstract of(list: OrderedList, within?: string): Promise<OrderedRowView[]>;
  /**
   * Moves a row before another one of its list, or to the end; gives the list as it is then.
   * @throws DomainError not-found: one of them is not there
   */
  abstract place(
    list: OrderedList,
    id: string,
    before: string | null,
    actor: AuditEntry['actor'],
  ): Promise<OrderedRowView[]>;
}
