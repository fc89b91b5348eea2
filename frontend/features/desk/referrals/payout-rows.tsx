import type { PayoutView } from '@shop/contracts/payouts/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/payouts.ts';
import styles from '../parts/paged/rows.module.css';

interface Amounts {
  grossPaise: number;
  taxPaise: number;
  netPaise: number;
}

/** What several payouts come to. */
export function sumOf(payouts: readonly Amounts[]): Amounts {
  const sum = (amount: keyof Amounts) => payouts.reduce((so, each) => so + each[amount], 0);
  return { grossPaise: sum('grossPaise'), taxPaise: sum('taxPaise'), netPaise: sum('netPaise') };
}

/** What is paid out, and of what it is left. */
export function NetOf({ grossPaise, taxPaise, netPaise }: Amounts) {
  return (
    <>
      <Money paise={netPaise} />
      <span className={styles['small']}>{words.ofGross(formatMoney(grossPaise), formatMoney(taxPaise))}</span>
    </>
  );
}

/** The payouts of a batch, each with its statement, and what they come to. */
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
                <NetOf grossPaise={grossPaise} taxPaise={taxPaise} netPaise={netPaise} />
              </td>
            </tr>
          ),
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.inAll}</th>
          <td className={styles['figure']}>
            <NetOf {...sumOf(payouts)} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
