import type { SalesRowView } from '@shop/contracts/reports/sales/views';
import { addDays, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { Money } from '../../../../ui/text/money.tsx';
import { salesWords as words } from '../../../../words/en/staff/sales.ts';
import { BarChart } from '../../parts/chart/bar-chart.tsx';
import chart from '../../parts/chart/chart.module.css';
import { SumsTable } from '../sums-table.tsx';

interface SalesChartProps {
  times: readonly SalesRowView[];
  /** The season that stands behind the bars. */
  before: string | undefined;
  isByDay: boolean;
}

/** Net by day or week as bars, last season's as a shape behind them. */
export function SalesChart({ times, before, isByDay }: SalesChartProps) {
  const of = new Map(times.map((row) => [row.key ?? '', row]));
  const bars = timesFrom(times[0]?.key ?? '', times.at(-1)?.key ?? '', isByDay ? 1 : 7).map((day) => {
    const row = of.get(day);
    const paise = row?.netPaise ?? 0;
    return {
      label: formatDay(day),
      paise,
      title: `${formatDay(day)}: ${words.orders(row?.orders ?? 0, false)}, ${formatMoney(paise)}`,
      beforePaise: before === undefined ? undefined : (row?.before?.netPaise ?? 0),
    };
  });
  const middle = bars[Math.floor((bars.length - 1) / 2)];
  return (
    <BarChart
      bars={bars}
      labels={[bars[0], middle, bars.at(-1)].flatMap((bar) => bar?.label ?? [])}
      words={words.chart}
      legend={
        before !== undefined && (
          <p className={chart['legend']} aria-hidden="true">
            <span>
              <i className={chart['ownMark']} /> {words.columns.net}
            </span>
            <span>
              <i className={chart['beforeMark']} /> {words.beforeMark(before)}
            </span>
          </p>
        )
      }
    >
      <SumsTable
        heads={[
          isByDay ? words.heads.day : words.heads.week,
          words.columns.orders,
          words.columns.net,
          ...(before === undefined ? [] : [before]),
        ]}
      >
        {times.map((row) => (
          <tr key={row.key}>
            <th scope="row">{formatDay(row.key ?? '')}</th>
            <td>{words.figure(row.orders)}</td>
            <td>
              <Money paise={row.netPaise} />
            </td>
            {before !== undefined && <td>{row.before && <Money paise={row.before.netPaise} />}</td>}
          </tr>
        ))}
      </SumsTable>
    </BarChart>
  );
}

/** Days or weeks without a gap: nothing sold is a bar of nothing. */
function timesFrom(first: string, last: string, step: number): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, step)) days.push(day);
  return days;
}
