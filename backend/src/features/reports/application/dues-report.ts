import type { DuesView, OwedOrderView } from '@shop/contracts/reports/dues';
import type { Day } from '@shop/contracts/rules/days';

/** What is owed between the shop and its customers. */
export abstract class DuesReport {
  abstract read(asOf: Day): Promise<DuesView>;
  /** The oldest first. @throws DomainError too-many-to-export */
  abstract orders(): Promise<OwedOrderView[]>;
}
