import type { ReferrerWeekView } from '@shop/contracts/referrals/views';
import { dayWords } from '@shop/contracts/rules/day-words/en';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { Money } from '../../ui/text/money.tsx';
import { words as english } from '../../words/en/referrer/area.ts';
import { BarChart } from '../desk/parts/chart/bar-chart.tsx';
import { useWords } from '../desk/parts/chosen-words.ts';
import { Panel } from '../desk/parts/panel.tsx';
import { Figures } from './figures.tsx';
import styles from './weeks.module.css';

type Weeks = readonly ReferrerWeekView[];

/** Visits, orders and what came of them, week by week. */
export function WeeksPanel({ weeks }: { weeks: Weeks }) {
  const words = useWords(english);
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
  const days = useWords(dayWords);
  const words = useWords(english);
  return (
    <BarChart
      bars={weeks.map(({ monday, commissionPaise, orders, assisted, visits }) => ({
        label: formatDay(monday, days),
        paise: commissionPaise,
        title: words.weekTitle(
          formatDay(monday, days),
          formatMoney(commissionPaise),
          orders + assisted,
          visits,
        ),
      }))}
      labels={[weeks[0], weeks.at(-1)].flatMap((week) => (week ? formatDay(week.monday, days) : []))}
      words={words}
    >
      <WeekTable weeks={weeks} />
    </BarChart>
  );
}

/** The last week first. */
function WeekTable({ weeks }: { weeks: Weeks }) {
  const days = useWords(dayWords);
  const words = useWords(english);
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
            <th scope="row">{formatDay(monday, days)}</th>
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
