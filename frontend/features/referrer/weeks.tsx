import type { ReferrerWeekView } from '@shop/contracts/referrals/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { Money } from '../../ui/money.tsx';
import { words } from '../../words/en/admin-referrer.ts';
import { chartTop } from '../desk/parts/chart/chart-scale.ts';
import chart from '../desk/parts/chart/chart.module.css';
import { Panel } from '../desk/parts/panel.tsx';
import { Figures } from './figures.tsx';
import styles from './weeks.module.css';

/** The part of a week's width that its bar fills. */
const BAR = 0.7;

type Weeks = readonly ReferrerWeekView[];

/** Visits, orders and what came of them, week by week. */
export function WeeksPanel({ weeks }: { weeks: Weeks }) {
  const visits = sumOf(weeks, 'visits');
  const orders = sumOf(weeks, 'orders');
  // Who remembers the code comes back by the shop's own address: there may be more orders than visits.
  const percent = visits === 0 ? null : Math.min(100, Math.round((100 * orders) / visits));
  return (
    <Panel title={words.weeksTitle}>
      <div className={styles['figures']}>
        <Figures
          title={words.weeksTitle}
          figures={[
            { text: words.visits, figure: visits, more: words.visitsHelp },
            {
              text: words.orderCount,
              figure: orders,
              more: words.orderCountHelp(sumOf(weeks, 'assisted')),
            },
            {
              text: words.conversion,
              figure: percent === null ? '–' : `${percent} %`,
              more: percent === null ? words.noVisits : words.conversionHelp,
            },
          ]}
        />
      </div>
      <WeekChart weeks={weeks} />
    </Panel>
  );
}

function WeekChart({ weeks }: { weeks: Weeks }) {
  const best = weeks.reduce((most, week) => Math.max(most, week.commissionPaise), 0);
  const bestWeek = weeks.find(({ commissionPaise }) => commissionPaise === best);
  if (best === 0 || !bestWeek) return <p className={chart['empty']}>{words.chartEmpty}</p>;
  const top = chartTop(best);
  const ends = [weeks[0], weeks.at(-1)].flatMap((week) => week ?? []);
  return (
    <>
      <div className={chart['chart']}>
        <div className={chart['scale']} aria-hidden="true">
          <span>{formatMoney(top)}</span>
          <span>{formatMoney(top / 2)}</span>
          <span>₹0</span>
        </div>
        <div className={chart['plot']}>
          <svg
            role="img"
            aria-label={words.chartSaid(formatDay(bestWeek.monday), formatMoney(best))}
            viewBox={`0 0 ${weeks.length} 1`}
            preserveAspectRatio="none"
          >
            {weeks.map((week, index) => (
              <Bar key={week.monday} week={week} index={index} top={top} />
            ))}
          </svg>
          <div className={chart['days']} aria-hidden="true">
            {ends.map(({ monday }) => (
              <span key={monday}>{formatDay(monday)}</span>
            ))}
          </div>
        </div>
      </div>
      <details className={chart['details']}>
        <summary>{words.asTable}</summary>
        <WeekTable weeks={weeks} />
      </details>
    </>
  );
}

function Bar({ week, index, top }: { week: ReferrerWeekView; index: number; top: number }) {
  const { monday, commissionPaise, orders, assisted, visits } = week;
  // What was taken back after a payout is no bar.
  const height = Math.max(0, commissionPaise / top);
  return (
    <g>
      <title>
        {words.weekTitle(formatDay(monday), formatMoney(commissionPaise), orders + assisted, visits)}
      </title>
      <rect className={chart['reach']} x={index} y={0} width={1} height={1} />
      <rect x={index + (1 - BAR) / 2} y={1 - height} width={BAR} height={height} />
    </g>
  );
}

/** The last week first. */
function WeekTable({ weeks }: { weeks: Weeks }) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{words.tableTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{words.week}</th>
          <th scope="col">{words.visits}</th>
          <th scope="col">{words.orderCount}</th>
          <th scope="col">{words.commission}</th>
        </tr>
      </thead>
      <tbody>
        {weeks.toReversed().map(({ monday, visits, orders, assisted, commissionPaise }) => (
          <tr key={monday}>
            <th scope="row">{formatDay(monday)}</th>
            <td>{visits}</td>
            <td>{orders + assisted}</td>
            <td>
              <Money paise={commissionPaise} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sumOf(weeks: Weeks, what: 'visits' | 'orders' | 'assisted'): number {
  return weeks.reduce((sum, week) => sum + week[what], 0);
}
