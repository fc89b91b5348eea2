import { formatMoney } from '@shop/contracts/rules/money';
import type { OrderTotals } from '@shop/contracts/rules/orders/order-totals';
import { roundingAfter } from '@shop/contracts/rules/schemes/passbook';
import { words } from '../../../../words/en/shop/orders-bill.ts';
import styles from './bill-totals.module.css';

interface BillTotalsProps {
  totals: OrderTotals;
  /** The packing charge as a share of the goods; null where it is not known any more. */
  packingBasisPoints?: number | null;
  /** The discount that came with a passbook. */
  benefitPaise?: number;
  /** What the passbook pays; where it is told, what is left to pay stands last. */
  creditPaise?: number;
  /** What stands for the freight where nobody has chosen a place yet. */
  openFreight?: string | null;
}

/** The charges one by one, down to the total. */
export function BillTotals(props: BillTotalsProps) {
  const { totals, packingBasisPoints = null, benefitPaise = 0, creditPaise = 0, openFreight = null } = props;
  const { mrpPaise, discountPaise, goodsPaise, packingPaise, freightPaise } = totals;
  const used = { creditPaise, benefitPaise };
  const more = creditPaise > 0 ? roundingAfter(totals.totalPaise, used) : 0;
  const [roundingPaise, totalPaise] = [totals.roundingPaise + more, totals.totalPaise + more];
  return (
    <dl className={styles['totals']}>
      {discountPaise > 0 && (
        <>
          <Line name={words.mrp} value={formatMoney(mrpPaise)} />
          <Line name={words.discount} value={formatMoney(-discountPaise)} kind="saving" />
        </>
      )}
      <Line name={words.goods} value={formatMoney(goodsPaise)} />
      <Line name={words.packing(packingBasisPoints)} value={formatMoney(packingPaise)} />
      <Line name={words.freight} value={freightWords(freightPaise, openFreight)} />
      {roundingPaise !== 0 && <Line name={words.rounding} value={formatMoney(roundingPaise)} />}
      <Line name={words.total} value={formatMoney(totalPaise)} kind="total" />
      {benefitPaise > 0 && <Line name={words.benefit} value={formatMoney(-benefitPaise)} kind="saving" />}
      {creditPaise > 0 && (
        <>
          <Line name={words.credit} value={formatMoney(-creditPaise)} />
          <Line name={words.left} value={formatMoney(totalPaise - benefitPaise - creditPaise)} kind="total" />
        </>
      )}
    </dl>
  );
}

function freightWords(freightPaise: number | null, openFreight: string | null): string {
  if (freightPaise !== null) return freightPaise === 0 ? words.free : formatMoney(freightPaise);
  return openFreight ?? words.freightOnCollection;
}

function Line({ name, value, kind }: { name: string; value: string; kind?: 'saving' | 'total' }) {
  return (
    <div className={kind && styles[kind]}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
