import type { ReferrerDashboardView } from '@shop/contracts/referrals/views';
import { formatMoney } from '@shop/contracts/rules/money';
import type { ReactNode } from 'react';
import { Money } from '../../ui/text/money.tsx';
import { words as english } from '../../words/en/referrer/area.ts';
import { useWords } from '../desk/parts/chosen-words.ts';
import { Panel } from '../desk/parts/panel.tsx';
import styles from './figures.module.css';

interface Figure {
  text: string;
  figure: ReactNode;
  more: string;
}

export function Figures({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <ul className={styles['figures']} aria-label={title}>
      {figures.map(({ text, figure, more }) => (
        <li key={text}>
          <span>{text}</span>
          <span className={styles['amount']}>{figure}</span>
          <span className={styles['more']}>{more}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was earned, what of it arrived and what went to the tax office, what is to come with the next payout, and what is under way. */
export function Earnings({
  sums,
  paid,
  pending,
  minimumPayoutPaise,
}: Pick<ReferrerDashboardView, 'sums' | 'paid' | 'pending' | 'minimumPayoutPaise'>) {
  const words = useWords(english);
  const { earnedPaise, duePaise, pendingPaise } = sums;
  const orders = pending.reduce((sum, state) => sum + state.orders, 0);
  const figures = [
    {
      text: words.earned,
      figure: <Money paise={earnedPaise} />,
      more: words.earnedHelp,
    },
    {
      text: words.reached,
      figure: <Money paise={paid.reachedPaise} />,
      more: [
        paid.onItsWayPaise > 0 && words.onItsWay(formatMoney(paid.onItsWayPaise)),
        paid.yearGrossPaise > 0 &&
          words.yearTax(paid.taxYear, formatMoney(paid.yearTaxPaise), formatMoney(paid.yearGrossPaise)),
      ]
        .filter(Boolean)
        .join(' '),
    },
    {
      text: duePaise < 0 ? words.owed : words.due,
      figure: <Money paise={Math.abs(duePaise)} />,
      more:
        duePaise < 0
          ? words.owedHelp
          : duePaise < minimumPayoutPaise
            ? words.dueLacks(formatMoney(minimumPayoutPaise))
            : words.dueHelp,
    },
    {
      text: words.pending,
      figure: <Money paise={pendingPaise} />,
      more: orders === 0 ? words.pendingNone : words.pendingOrders(orders, false),
    },
  ];
  return <Figures title={words.figures} figures={figures} />;
}

/** Each place where orders wait, with what they will bring. */
export function PendingPanel({ pending }: Pick<ReferrerDashboardView, 'pending'>) {
  const words = useWords(english);
  if (pending.length === 0) return null;
  return (
    <Panel title={words.pendingTitle}>
      <p>{words.pendingHelp}</p>
      <ul className={styles['pending']}>
        {pending.map(({ state, orders, paise }) => (
          <li key={state}>
            <span>
              {words.pendingWhy[state]} ({words.pendingOrders(orders, false)})
            </span>
            <Money paise={paise} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
