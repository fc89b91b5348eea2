import type { MoneyOwed, ReceivedFigures } from '@shop/contracts/figures/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/dashboard.ts';
import { modeWords } from '../../../words/en/staff/orders.ts';
import type { Chosen } from '../parts/list/address.ts';
import { Panel } from '../parts/panel.tsx';
import { Attention } from './attention.tsx';
import styles from './share-table.module.css';
import type { Wrong } from './wrongs-of.ts';

interface MoneyPanelProps {
  received: readonly ReceivedFigures[];
  owed: MoneyOwed;
  /** Null where the person's role does not lead there. */
  hrefOf: (filters: Chosen) => string | null;
}

/** What came in today and these seven days, what customers owe, and what is owed to them. */
export function MoneyPanel({ received, owed, hrefOf }: MoneyPanelProps) {
  const sum = (of: (figures: ReceivedFigures) => number) =>
    received.reduce((total, each) => total + of(each), 0);
  return (
    <Panel title={words.money}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{words.received}</caption>
        <thead>
          <tr>
            <th scope="col">{words.received}</th>
            <th scope="col">{words.today}</th>
            <th scope="col">{words.sevenDays}</th>
          </tr>
        </thead>
        <tbody>
          {received.map(({ mode, todayPaise, weekPaise }) => (
            <tr key={mode}>
              <th scope="row">{modeWords[mode]}</th>
              <td>
                <Money paise={todayPaise} />
              </td>
              <td>
                <Money paise={weekPaise} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.together}</th>
            <td>
              <Money paise={sum(({ todayPaise }) => todayPaise)} />
            </td>
            <td>
              <Money paise={sum(({ weekPaise }) => weekPaise)} />
            </td>
          </tr>
        </tfoot>
      </table>
      <Attention lines={owedLines(owed, hrefOf)} isWhole={false} />
    </Panel>
  );
}

export function owedLines(
  { unpaid, refundsDue }: MoneyOwed,
  hrefOf: (filters: Chosen) => string | null,
): Wrong[] {
  const lines: (Wrong | false)[] = [
    unpaid.orders > 0 && {
      text: words.unpaid(unpaid.orders),
      more: words.lateOf(formatMoney(unpaid.balancePaise)),
      href: hrefOf({ payment: 'owing', sort: 'balance' }),
    },
    refundsDue > 0 && { text: words.refundsDue(refundsDue), href: hrefOf({ payment: 'refund-due' }) },
  ];
  return lines.filter((line) => line !== false);
}
