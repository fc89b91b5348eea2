import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Instalment } from '@shop/contracts/rules/schemes/passbook';
import { words } from '../../../words/en/staff/members.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../schemes/schemes.module.css';

/** What is due when, and what was paid of it. */
export function InstalmentTable({ instalments }: { instalments: readonly Instalment[] }) {
  return (
    <Panel title={words.instalments}>
      <div className={styles['scrolls']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{words.instalment}</th>
              <th scope="col">{words.dueOn}</th>
              <th scope="col">{words.standing}</th>
              <th scope="col" className={styles['figure']}>
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {instalments.map(({ number, dueOn, paidPaise, paidOn, state }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td className={styles['day']}>{formatDay(dueOn)}</td>
                <td>{paidOn === null ? words.standings[state] : words.paidOn(paidOn)}</td>
                <td className={styles['figure']}>{formatMoney(paidPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
