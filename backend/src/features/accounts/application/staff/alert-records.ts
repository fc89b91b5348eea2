import type { OwnerAlertView } from '@shop/contracts/accounts/views';

/** What owners were told of. */
export abstract class AlertRecords {
  abstract add(alert: OwnerAlertView): Promise<void>;

  /** Newest first. */
  abstract since(instant: Date): Promise<OwnerAlertView[]>;
}
