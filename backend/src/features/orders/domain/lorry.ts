import { formatDay } from '@shop/contracts/rules/days';
import { parcelCount, receiptName } from '@shop/contracts/rules/orders/lorry-receipt';

/** The lorry that takes an order away. */
export interface Dispatch {
  transporter: string;
  lrNumber: string;
  /** `YYYY-MM-DD`. */
  lrDate: string;
  parcels: number;
  /** Null: none was needed. */
  ewayBill: string | null;
}

/** The lorry as an order's history names it. */
export const nameOf = ({ transporter, lrNumber, lrDate, parcels, ewayBill }: Dispatch) =>
  `${transporter}, ${receiptName(lrNumber)} of ${formatDay(lrDate)}, ${parcelCount(parcels)}${ewayBill === null ? '' : `, e-way bill ${ewayBill}`}`;
