import type { SalesSumsView } from '@shop/contracts/reports/sales/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { ReactNode } from 'react';
import { Money } from '../../../../ui/text/money.tsx';
import { salesWords } from '../../../../words/en/staff/sales.ts';
import { SumsTable } from '../sums-table.tsx';
import styles from '../sums.module.css';
import { SalesChart } from './sales-chart.tsx';

const words = salesWords.sums;

/** What the days that are asked for come to, beside last season. */
export function SalesSums({ sums, isByDay }: { sums: SalesSumsView; isByDay: boolean }) {
  const { from, to, before, together, togetherBefore, times } = sums;
  const how = <p className={styles['how']}>{words.how}</p>;
  if (together.orders === 0 && !togetherBefore?.orders) return how;
  const rows: [name: string, now: ReactNode, was?: ReactNode][] = [
    [
      words.orders,
      salesWords.figure(together.orders),
      togetherBefore && salesWords.figure(togetherBefore.orders),
    ],
    [
      words.quantity,
      salesWords.figure(together.quantity),
      togetherBefore && salesWords.figure(togetherBefore.quantity),
    ],
    [words.discount, money(together.discountPaise)],
    ...(together.benefitPaise > 0
      ? [[words.benefit, money(together.benefitPaise)] as [string, ReactNode]]
      : []),
    [words.net, money(together.netPaise), togetherBefore && money(togetherBefore.netPaise)],
    [words.charges, money(together.billedPaise - together.netPaise)],
    [words.billed, money(together.billedPaise)],
    [words.gst, money(together.gstPaise)],
    [words.invoiced, salesWords.figure(together.invoiced)],
  ];
  return (
    <details className={styles['sums']} open>
      <summary>
        {salesWords.together(
          together.orders,
          together.quantity,
          formatMoney(together.netPaise),
          formatMoney(together.billedPaise),
        )}
      </summary>
      {times && times.length > 1 && <SalesChart times={times} before={before?.name} isByDay={isByDay} />}
      <SumsTable
        heads={[words.days(formatDay(from), formatDay(to)), words.title, ...(before ? [before.name] : [])]}
      >
        {rows.map(([name, now, was]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            {before && <td>{was}</td>}
          </tr>
        ))}
      </SumsTable>
      {before && (
        <p className={styles['how']}>
          {words.before(before.name, formatDay(before.from), formatDay(before.to))}
        </p>
      )}
      {how}
    </details>
  );
}

const money = (paise: number) => <Money paise={paise} />;
