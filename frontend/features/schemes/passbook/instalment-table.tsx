import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Instalment } from '@shop/contracts/rules/schemes/passbook';
import { instalmentWords, words } from '../../../words/en/shop/passbook.ts';
import styles from './instalment-table.module.css';
import cards from './passbook.module.css';

/** Every instalment with its day and how it stands. */
export function InstalmentTable({ passbook }: { passbook: PassbookView }) {
  const { instalments, scheme, sums } = passbook;
  return (
    <section className={cards['card']} aria-labelledby="instalments">
      <h2 id="instalments">{words.instalments}</h2>
      <table className={styles['instalments']}>
        <thead>
          <tr>
            <th scope="col">{words.number}</th>
            <th scope="col">{words.due}</th>
            <th scope="col">{words.amount}</th>
            <th scope="col">{words.state}</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((instalment) => (
            <tr key={instalment.number}>
              <th scope="row">{instalment.number}</th>
              <td>{formatDay(instalment.dueOn)}</td>
              <td>{formatMoney(instalment.amountPaise)}</td>
              <td className={styles[instalment.state]}>{standing(instalment)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td>{formatMoney(scheme.totals.paidPaise)}</td>
            <td>{words.partPaid(sums.receivedPaise)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function standing({ state, paidOn, paidPaise }: Instalment): string {
  if (state === 'paid') return paidOn ? words.paidOn(paidOn) : instalmentWords.paid;
  return paidPaise > 0 ? `${instalmentWords[state]}, ${words.partPaid(paidPaise)}` : instalmentWords[state];
}
