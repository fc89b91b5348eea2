import { sumMargin } from '@shop/contracts/reports/sales/endpoints';
import { MARGIN_GROUPS, marginPercent, type MarginSumsView } from '@shop/contracts/reports/sales/margin';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { usePageContext } from 'vike-react/usePageContext';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { paths } from '../../../../lib/paths.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { marginWords } from '../../../../words/en/staff/sales.ts';
import { Answer } from '../../parts/answer.tsx';
import { ListScreen } from '../../parts/list/screen/list-screen.tsx';
import { openedBy } from '../../parts/opened-by.ts';
import { SumsTable } from '../sums-table.tsx';
import styles from '../sums.module.css';
import { useSums } from '../use-sums.ts';
import { marginListOf } from './margin-list.tsx';
import { groupIn } from './sold-filters.ts';

const words = marginWords.sums;

/** What goods earned, where it is known what they were bought for. */
export function MarginPage() {
  const group = groupIn(MARGIN_GROUPS, usePageContext().urlParsed.search, 'item');
  const { query } = useSums(marginListOf(group, undefined), (asked) =>
    callSignedIn(sumMargin, { query: asked }),
  );
  return (
    <ListScreen
      key={group}
      list={marginListOf(group, query.data)}
      under={
        <Answer query={query} lines={5}>
          {(sums) => <MarginSums sums={sums} />}
        </Answer>
      }
    />
  );
}

function MarginSums({ sums }: { sums: MarginSumsView }) {
  const { from, to, salePaise, knownPaise, costPaise } = sums;
  const how = <p className={styles['how']}>{words.how}</p>;
  if (salePaise === 0) return how;
  const covered = Math.floor((knownPaise * 100) / salePaise);
  const enter = openedBy('catalogue.write', paths.adminStockBy('goods-in'));
  const rows = [
    [words.sale, salePaise],
    [words.unknown, salePaise - knownPaise],
    [words.known, knownPaise],
    [words.cost, costPaise],
    [words.margin, knownPaise - costPaise],
  ] as const;
  return (
    <details className={styles['sums']} open>
      <summary>
        {marginWords.together(formatMoney(knownPaise - costPaise), marginPercent(sums), covered)}
      </summary>
      <SumsTable heads={[words.days(formatDay(from), formatDay(to)), words.sum]} hasTotal>
        {rows.map(([name, paise]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Money paise={paise} />
            </td>
          </tr>
        ))}
      </SumsTable>
      {enter && knownPaise < salePaise && (
        <p>
          <a href={enter}>{words.enter}</a>
        </p>
      )}
      {how}
    </details>
  );
}
