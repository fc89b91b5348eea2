import { sumMoney } from '@shop/contracts/reports/endpoints';
import type { MoneyOfModeView, MoneySumsView } from '@shop/contracts/reports/money-entry';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { Money } from '../../../ui/text/money.tsx';
import { modeWords } from '../../../words/en/staff/orders.ts';
import { words as reports } from '../../../words/en/staff/reports.ts';
import { Answer } from '../parts/answer.tsx';
import { addressOf } from '../parts/list/address.ts';
import { receiptList } from './receipt-list.tsx';
import styles from './sums.module.css';
import { MoneyCells, SumsTable } from './sums-table.tsx';
import { useSums } from './use-sums.ts';

const words = reports.sums;

/** What the entries that are asked for come to, by mode and by day. */
export function ReceiptSums() {
  const { query, chosen } = useSums(receiptList, (query) => callSignedIn(sumMoney, { query }));
  // Of some of the money there is no balance.
  const isBalance = ['direction', 'source', 'unbacked', 'search'].every((name) => chosen[name] === undefined);
  const unbackedHref = addressOf(receiptList, { ...chosen, unbacked: 'true' });
  return (
    <Answer query={query} lines={5}>
      {(sums) => (
        <Sums
          sums={sums}
          isBalance={isBalance}
          hasBefore={isBalance && chosen['from'] !== undefined}
          unbackedHref={unbackedHref}
        />
      )}
    </Answer>
  );
}

interface SumsProps {
  sums: MoneySumsView;
  isBalance: boolean;
  hasBefore: boolean;
  unbackedHref: string;
}

function Sums({ sums: { modes, unbacked, days }, isBalance, hasBefore, unbackedHref }: SumsProps) {
  const together = (of: (mode: MoneyOfModeView) => number) => modes.reduce((sum, mode) => sum + of(mode), 0);
  const all = {
    name: words.together,
    beforePaise: together(({ beforePaise }) => beforePaise),
    inPaise: together(({ inPaise }) => inPaise),
    outPaise: together(({ outPaise }) => outPaise),
  };
  const rows = [...modes.map((mode) => ({ name: modeWords[mode.mode], ...mode })), all];
  return (
    <details className={styles['sums']} open>
      <summary>
        {words.in} <Money paise={all.inPaise} /> · {words.out} <Money paise={all.outPaise} />
      </summary>
      <SumsTable
        heads={[
          words.title,
          ...(hasBefore ? [words.before] : []),
          words.in,
          words.out,
          ...(isBalance ? [words.after] : []),
        ]}
        hasTotal
      >
        {rows.map(({ name, beforePaise, inPaise, outPaise }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <MoneyCells
              of={[
                ...(hasBefore ? [beforePaise] : []),
                inPaise,
                outPaise,
                ...(isBalance ? [beforePaise + inPaise - outPaise] : []),
              ]}
            />
          </tr>
        ))}
      </SumsTable>
      {unbacked.count > 0 && (
        <p>
          <a href={unbackedHref}>{words.unbacked(unbacked.count, formatMoney(unbacked.paise))}</a>
        </p>
      )}
      {days.length > 0 && (
        <SumsTable caption={words.days} heads={[words.day, words.in, words.out]}>
          {days.map(({ day, inPaise, outPaise }) => (
            <tr key={day}>
              <th scope="row">
                <a href={addressOf(receiptList, { from: day, to: day })}>{formatDay(day)}</a>
              </th>
              <MoneyCells of={[inPaise, outPaise]} />
            </tr>
          ))}
        </SumsTable>
      )}
      <p className={styles['how']}>{words.how}</p>
    </details>
  );
}
