import { sumLiability } from '@shop/contracts/reports/schemes/endpoints';
import type { LiabilityPartView, LiabilitySumsView } from '@shop/contracts/reports/schemes/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words as report } from '../../../words/en/staff/liability-report.ts';
import { Answer } from '../parts/answer.tsx';
import { addressOf, type Chosen } from '../parts/list/address.ts';
import { liabilityList } from './liability-list.tsx';
import styles from './sums.module.css';
import { SumsTable } from './sums-table.tsx';
import { useSums } from './use-sums.ts';

const words = report.sums;

/** What was held, by when its year ends. */
export function LiabilitySums() {
  const { query, chosen } = useSums(liabilityList, (query) => callSignedIn(sumLiability, { query }));
  return (
    <Answer query={query} lines={4}>
      {(sums) => (
        <details className={styles['sums']} open>
          <summary>
            {report.together(formatMoney(sums.held.paise), sums.held.members, formatDay(sums.day))}
          </summary>
          <Years sums={sums} chosen={chosen} />
          <p className={styles['how']}>{words.how}</p>
        </details>
      )}
    </Answer>
  );
}

function Years({ sums: { held, soon, over }, chosen }: { sums: LiabilitySumsView; chosen: Chosen }) {
  const hrefOf = (due?: string) => addressOf(liabilityList, { ...chosen, due });
  const rest = {
    members: held.members - soon.members - over.members,
    paise: held.paise - soon.paise - over.paise,
  };
  const rows: (LiabilityPartView & { name: string; href?: string })[] = [
    { name: words.over, href: hrefOf('over'), ...over },
    { name: words.soon, href: hrefOf('soon'), ...soon },
    { name: words.rest, ...rest },
    { name: words.together, ...held },
  ];
  return (
    <SumsTable heads={[words.title, words.members, words.held]} hasTotal>
      {rows.map(({ name, href, members, paise }) => (
        <tr key={name}>
          <th scope="row">{href && members > 0 ? <a href={href}>{name}</a> : name}</th>
          <td>{members}</td>
          <td>
            <Money paise={paise} />
          </td>
        </tr>
      ))}
    </SumsTable>
  );
}
