import type { SeasonFiguresView } from '@shop/contracts/figures/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { words } from '../../../words/en/admin-dashboard.ts';
import { chartTop } from '../parts/chart/chart-scale.ts';
import { DayTable } from './day-table.tsx';
import styles from '../parts/chart/chart.module.css';

/** The part of a day's width that its bar fills. */
const BAR = 0.7;

/** Value by day as bars, that of the season before as a shape behind them, and the same as a table. */
export function SeasonChart({ view: { days, season, before } }: { view: SeasonFiguresView }) {
  const best = days.reduce((most, day) => Math.max(most, day.valuePaise), 0);
  const most = days.reduce((all, day) => Math.max(all, day.before?.valuePaise ?? 0), best);
  const bestDay = days.find(({ valuePaise }) => valuePaise === best);
  if (most === 0 || !bestDay) return <p className={styles['empty']}>{words.chartEmpty}</p>;
  const top = chartTop(most);
  const labels = [days[0], days[Math.floor((days.length - 1) / 2)], days.at(-1)].flatMap((day) => day ?? []);
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
            aria-label={words.chartSaid(formatDay(bestDay.day), formatMoney(best))}
            viewBox={`0 0 ${days.length} 1`}
            preserveAspectRatio="none"
          >
            {before && <path className={styles['before']} d={stepsOf(days, top)} />}
            {days.map((day, index) => (
              <g key={day.day}>
                <title>{words.dayTitle(formatDay(day.day), day.orders, formatMoney(day.valuePaise))}</title>
                <rect className={styles['reach']} x={index} y={0} width={1} height={1} />
                <rect
                  x={index + (1 - BAR) / 2}
                  y={1 - day.valuePaise / top}
                  width={BAR}
                  height={day.valuePaise / top}
                />
              </g>
            ))}
          </svg>
          <div className={styles['days']} aria-hidden="true">
            {labels.map(({ day }) => (
              <span key={day}>{formatDay(day)}</span>
            ))}
          </div>
        </div>
      </div>
      {before && (
        <p className={styles['legend']} aria-hidden="true">
          <span className={styles['ownMark']} /> {season.name}
          <span className={styles['beforeMark']} /> {words.beforeMark(before.name)}
        </p>
      )}
      <details className={styles['details']}>
        <summary>{words.asTable}</summary>
        <DayTable days={days} name={season.name} before={before?.name ?? null} />
      </details>
    </>
  );
}

/** The shape of the season before: level over each day's width, closed along the bottom. */
function stepsOf(days: SeasonFiguresView['days'], top: number): string {
  const steps = days.map(({ before }, index) => `V${1 - (before?.valuePaise ?? 0) / top}H${index + 1}`);
  return `M0 1${steps.join('')}V1Z`;
}
