import type { PayoutView } from '@shop/contracts/payouts/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/admin-payouts.ts';
import styles from '../parts/paged/rows.module.css';

/** The payouts of a batch, each with its statement. */
export function PayoutRows({ payouts }: { payouts: readonly PayoutView[] }) {
  return (
    <table className={styles['rows']}>
      <caption className="visually-hidden">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col" className={styles['figure']}>
            {words.net}
          </th>
        </tr>
      </thead>
      <tbody>
        {payouts.map(
          ({ reference, referrerId, name, code, state, grossPaise, taxPaise, netPaise, ...bank }) => (
            <tr key={reference}>
              <td>
                <a href={paths.adminReferrer(referrerId)}>{name}</a>
                <span className={styles['small']}>
                  {code} ·{' '}
                  {state === 'discarded' ? (
                    reference
                  ) : (
                    <a href={paths.adminPayoutStatement(reference)}>{reference}</a>
                  )}
                </span>
                <span className={styles['small']}>
                  {[words.states[state], bank.paidTo, bank.bankReference, bank.failure]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td className={styles['figure']}>
                <Money paise={netPaise} />
                {taxPaise > 0 && (
                  <span className={styles['small']}>
                    {words.ofGross(formatMoney(grossPaise), formatMoney(taxPaise))}
                  </span>
                )}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
