import type { SeasonFiguresView } from '@shop/contracts/figures/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { words } from '../../../words/en/staff/dashboard.ts';
import { BarChart } from '../parts/chart/bar-chart.tsx';
import chart from '../parts/chart/chart.module.css';
import { Money } from '../../../ui/text/money.tsx';
import styles from './share-table.module.css';

/** Value by day as bars, that of the season before as a shape behind them, and the same as a table. */
export function SeasonChart({ view: { days, season, before } }: { view: SeasonFiguresView }) {
  const middle = Math.floor((days.length - 1) / 2);
  return (
    <BarChart
      bars={days.map(({ day, orders, valuePaise, before: beside }) => ({
        label: formatDay(day),
        paise: valuePaise,
        title: words.dayTitle(formatDay(day), orders, formatMoney(valuePaise)),
        beforePaise: before ? (beside?.valuePaise ?? 0) : undefined,
      }))}
      labels={[days[0], days[middle], days.at(-1)].flatMap((each) => (each ? formatDay(each.day) : []))}
      words={words}
      legend={
        before && (
          <p className={chart['legend']} aria-hidden="true">
            <span>
              <i className={chart['ownMark']} /> {season.name}
            </span>
            <span>
              <i className={chart['beforeMark']} /> {words.beforeMark(before.name)}
            </span>
          </p>
        )
      }
    >
      <DayTable days={days} name={season.name} before={before?.name ?? null} />
    </BarChart>
  );
}

/** The figures of the days that brought something, the last first. */
function DayTable({
  days,
  name,
  before,
}: {
  days: SeasonFiguresView['days'];
  name: string;
  before: string | null;
}) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{words.days}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.ordersOf(name)}</th>
          <th scope="col">{words.valueOf(name)}</th>
          {before !== null && (
            <>
              <th scope="col">{words.ordersOf(before)}</th>
              <th scope="col">{words.valueOf(before)}</th>
            </>
          )}
        </tr>
      </thead>
      <tbody>
        {days
          .filter(hasSome)
          .toReversed()
          .map(({ day, orders, valuePaise, before: beside }) => (
            <tr key={day}>
              <th scope="row">{formatDay(day)}</th>
              <td>{orders}</td>
              <td>
                <Money paise={valuePaise} />
              </td>
              {before !== null && (
                <>
                  <td>{beside?.orders}</td>
                  <td>{beside && <Money paise={beside.valuePaise} />}</td>
                </>
              )}
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** In this season or on the day beside it. */
export function hasSome({ orders, before }: SeasonFiguresView['days'][number]): boolean {
  return orders > 0 || (before?.orders ?? 0) > 0;
}
