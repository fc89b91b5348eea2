import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { ReactNode } from 'react';
import { Money } from '../../../../../ui/text/money.tsx';
import { words } from '../../../../../words/en/staff/order.ts';
import { Panel } from '../../../parts/panel.tsx';
import styles from './bill-panel.module.css';

/** What was ordered, as it was priced when the order was sent. */
export function BillPanel({
  order: { lines, totals, benefitPaise, creditedPaise, reserved, unreserved },
  actions,
}: {
  order: AdminOrderView;
  actions?: ReactNode;
}) {
  const sums: [name: string, paise: number | null][] = [
    [words.mrp, totals.mrpPaise],
    [words.discount, -totals.discountPaise],
    [words.goods, totals.goodsPaise],
    [words.packing, totals.packingPaise],
    [words.freight, totals.freightPaise],
    [words.rounding, totals.roundingPaise],
  ];
  return (
    <Panel
      title={words.bill}
      actions={
        <>
          <span className={styles['count']}>{words.lines(lines.length)}</span>
          {actions}
        </>
      }
    >
      <table className={styles['bill']}>
        <caption className="visually-hidden">{words.bill}</caption>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col" className={styles['figure']}>
              {words.quantity}
            </th>
            <th scope="col" className={styles['figure']}>
              {words.rate}
            </th>
            <th scope="col" className={styles['figure']}>
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.code}>
              <th scope="row">
                {line.name}
                <span className={styles['small']}>
                  {[line.code, line.content, line.unit].filter(Boolean).join(' · ')}
                </span>
                {reserved && unreserved.includes(line.code) && (
                  <span className={styles['small']}>{words.lineNotReserved}</span>
                )}
              </th>
              <td className={styles['figure']}>{line.quantity}</td>
              <td className={styles['figure']}>
                <Money paise={line.netPaise} />
              </td>
              <td className={styles['figure']}>
                <Money paise={line.amountPaise} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sums.map(([name, paise]) => (
            <tr key={name}>
              <th scope="row" colSpan={3}>
                {name}
              </th>
              <td className={styles['figure']}>{paise === null ? words.toPay : <Money paise={paise} />}</td>
            </tr>
          ))}
          <tr className={styles['total']}>
            <th scope="row" colSpan={3}>
              {words.total}
            </th>
            <td className={styles['figure']}>
              <Money paise={totals.totalPaise} />
            </td>
          </tr>
          {[
            { name: words.benefit, paise: benefitPaise },
            { name: words.credited, paise: creditedPaise },
          ]
            .filter(({ paise }) => paise > 0)
            .map(({ name, paise }) => (
              <tr key={name}>
                <th scope="row" colSpan={3}>
                  {name}
                </th>
                <td className={styles['figure']}>
                  <Money paise={-paise} />
                </td>
              </tr>
            ))}
        </tfoot>
      </table>
    </Panel>
  );
}
