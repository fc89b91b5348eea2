import type { DuesView } from '@shop/contracts/reports/dues';
import type { Day } from '@shop/contracts/rules/days';

/** What is owed between the shop and its customers. */
export abstract class DuesReport {
  abstract read(asOf: Day): Promise<DuesView>;
}
