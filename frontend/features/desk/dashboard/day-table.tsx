import type { SeasonFiguresView } from '@shop/contracts/figures/views';
import { formatDay } from '@shop/contracts/rules/days';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/admin-dashboard.ts';
import styles from './share-table.module.css';

/** The figures of the chart, the last day first. */
export function DayTable({
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
        {days.toReversed().map(({ day, orders, valuePaise, before: beside }) => (
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
