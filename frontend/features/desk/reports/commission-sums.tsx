import { sumCommissions } from '@shop/contracts/reports/referrers/endpoints';
import type { CommissionSumsView } from '@shop/contracts/reports/referrers/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words as report } from '../../../words/en/staff/commission-report.ts';
import { staffSession } from '../../accounts/session.ts';
import { Answer } from '../parts/answer.tsx';
import { commissionList } from './commission-list.tsx';
import styles from './sums.module.css';
import { SumsTable } from './sums-table.tsx';
import { useSums } from './use-sums.ts';

const words = report.sums;

/** What the referrers that are asked for come to. */
export function CommissionSums() {
  const { query } = useSums(commissionList, (query) => callSignedIn(sumCommissions, { query }));
  return (
    <Answer query={query} lines={5}>
      {(sums) => (
        <details className={styles['sums']} open>
          <summary>
            {report.together(formatMoney(sums.duePaise), formatMoney(sums.pendingPaise), formatDay(sums.day))}
          </summary>
          <Together sums={sums} />
          <p className={styles['how']}>{words.how}</p>
        </details>
      )}
    </Answer>
  );
}

function Together({ sums }: { sums: CommissionSumsView }) {
  const payouts = staffSession.current().permissions.includes('payouts.write')
    ? paths.adminPayouts
    : undefined;
  const rows: { name: string; paise: number; href?: string | undefined }[] = [
    { name: words.pending, paise: sums.pendingPaise },
    { name: words.earned, paise: sums.earnedPaise },
    { name: words.due, paise: sums.duePaise },
    { name: words.paid, paise: sums.paidPaise, href: payouts },
    { name: words.tax, paise: sums.taxPaise },
    { name: words.transferred, paise: sums.paidPaise - sums.taxPaise },
  ];
  return (
    <SumsTable heads={[words.title, words.sum]}>
      {rows.map(({ name, paise, href }) => (
        <tr key={name}>
          <th scope="row">{href ? <a href={href}>{name}</a> : name}</th>
          <td>
            <Money paise={paise} />
          </td>
        </tr>
      ))}
    </SumsTable>
  );
}
