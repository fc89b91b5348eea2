import { formatMoney } from '@shop/contracts/rules/money';
import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** The part of its width that a bar fills. */
const FILLED = 0.7;

export interface Bar {
  /** The day, week or month, as it is said. */
  label: string;
  /** Below nothing there is no bar. */
  paise: number;
  /** What is told where a pointer rests on it. */
  title: string;
  /** Of the same time before: a shape behind the bars. */
  beforePaise?: number | undefined;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** Under the bars, from the first to the last. */
  labels: readonly string[];
  words: { chartEmpty: string; chartSaid: (label: string, money: string) => string; asTable: string };
  legend?: ReactNode;
  /** The same as a table. */
  children: ReactNode;
}

/** Sums of money as bars, the largest of them said, and all of them as a table that unfolds. */
export function BarChart({ bars, labels, words, legend, children }: BarChartProps) {
  const [best] = bars.toSorted((a, b) => b.paise - a.paise);
  const most = bars.reduce((all, { beforePaise = 0 }) => Math.max(all, beforePaise), best?.paise ?? 0);
  if (!best || most <= 0) return <p className={styles['empty']}>{words.chartEmpty}</p>;
  const top = chartTop(most);
  const hasBefore = bars.some(({ beforePaise }) => beforePaise !== undefined);
  return (
    <>
      <div className={styles['chart']}>
        <div className={styles['scale']} aria-hidden="true">
          <span>{formatMoney(top)}</span>
          <span>{formatMoney(top / 2)}</span>
          <span>{formatMoney(0)}</span>
        </div>
        <div className={styles['plot']}>
          <svg
            role="img"
            aria-label={words.chartSaid(best.label, formatMoney(best.paise))}
            viewBox={`0 0 ${bars.length} 1`}
            preserveAspectRatio="none"
          >
            {hasBefore && <path className={styles['before']} d={stepsOf(bars, top)} />}
            {bars.map(({ label, paise, title }, index) => {
              const height = Math.max(0, paise / top);
              return (
                <g key={label}>
                  <title>{title}</title>
                  <rect className={styles['reach']} x={index} y={0} width={1} height={1} />
                  <rect x={index + (1 - FILLED) / 2} y={1 - height} width={FILLED} height={height} />
                </g>
              );
            })}
          </svg>
          <div className={styles['labels']} aria-hidden="true">
            {[...new Set(labels)].map((label) => (
              <span key={label}>{label}</span>
            ))}
          </div>
        </div>
      </div>
      {legend}
      <details className={styles['details']}>
        <summary>{words.asTable}</summary>
        {children}
      </details>
    </>
  );
}

/** The shape of what was before: level over each bar's width, closed along the bottom. */
function stepsOf(bars: readonly Bar[], top: number): string {
  const steps = bars.map(({ beforePaise = 0 }, index) => `V${1 - beforePaise / top}H${index + 1}`);
  return `M0 1${steps.join('')}V1Z`;
}

/** The round figure (1, 2 or 5 with zeros) that the top of a chart stands for, at least the largest value. */
export function chartTop(largest: number): number {
  if (largest <= 0) return 1;
  const magnitude = 10 ** Math.floor(Math.log10(largest));
  const top = [1, 2, 5, 10].find((step) => step * magnitude >= largest) ?? 10;
  return top * magnitude;
}
