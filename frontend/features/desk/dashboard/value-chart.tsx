import type { DashboardView } from '@shop/contracts/orders/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { Money } from '../../../ui/money.tsx';
import { words } from '../../../words/en/admin-dashboard.ts';
import { chartTop } from './chart-scale.ts';
import styles from './value-chart.module.css';

type Days = DashboardView['days'];

/** The part of a day's width that its bar fills. */
const BAR = 0.7;

/** Value by day as bars, and the same as a table. */
export function ValueChart({ days }: { days: Days }) {
  const best = days.reduce<Days[number] | undefined>(
    (most, day) => (most && most.valuePaise >= day.valuePaise ? most : day),
    undefined,
  );
  if (!best || best.valuePaise === 0) return <p className={styles['empty']}>{words.chartEmpty}</p>;
  const top = chartTop(best.valuePaise);
  return (
    <>
      <div className={styles['chart']}>
        <div className={styles['scale']} aria-hidden="true">
          <span>{formatMoney(top)}</span>
          <span>{formatMoney(top / 2)}</span>
          <span>₹0</span>
        </div>
        <div className={styles['plot']}>
          <svg
            role="img"
            aria-label={words.chartSaid(formatDay(best.day), formatMoney(best.valuePaise))}
            viewBox={`0 0 ${days.length} 1`}
            preserveAspectRatio="none"
          >
            {days.map(({ day, valuePaise }, index) => (
              <rect
                key={day}
                x={index + (1 - BAR) / 2}
                y={1 - valuePaise / top}
                width={BAR}
                height={valuePaise / top}
              >
                <title>{`${formatDay(day)}: ${formatMoney(valuePaise)}`}</title>
              </rect>
            ))}
          </svg>
          <div className={styles['days']} aria-hidden="true">
            {days.map(({ day }) => (
              <span key={day}>{Number(day.slice(-2))}</span>
            ))}
          </div>
        </div>
      </div>
      <details className={styles['details']}>
        <summary>{words.asTable}</summary>
        <DayTable days={days} />
      </details>
    </>
  );
}

function DayTable({ days }: { days: Days }) {
  return (
    <table className={styles['table']}>
      <caption className="visually-hidden">{words.days}</caption>
      <thead>
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.orders}</th>
          <th scope="col">{words.value}</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, orders, valuePaise }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{orders}</td>
            <td>
              <Money paise={valuePaise} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
