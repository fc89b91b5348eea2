import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../../lib/paths.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { words } from '../../../../words/en/staff/order.ts';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import { StateWord } from '../../parts/state-word.tsx';
import type { Desk } from '../desk.ts';
import { useNeighbours } from '../order-queries.ts';
import bar from '../../parts/record/record-bar.module.css';
import styles from './order-bar.module.css';
import { StepButton } from './steps/step-button.tsx';

/** What stays in sight above a long bill: whose order it is, where it stands, what it owes, and its one next step. */
export function OrderBar({ desk }: { desk: Desk }) {
  const { number, customer, state, hold, balancePaise, paymentStatus } = desk.order;
  const { data: beside } = useNeighbours(number);
  const money = formatMoney(Math.abs(balancePaise));
  const [before, after] = [beside?.before ?? null, beside?.after ?? null];
  const way = (key: string, text: string, to: string | null) =>
    ({ key, text, needs: 'orders.read', isFor: to !== null, act: paths.adminOrder(to ?? '') }) as const;
  useKeyCommands([way('j', words.next, after), way('k', words.previous, before)]);
  return (
    <section className={bar['bar']} aria-label={words.atAGlance}>
      <nav className={styles['beside']} aria-label={words.beside}>
        <Beside number={before} label={words.previous} back />
        <Beside number={after} label={words.next} />
      </nav>
      <p className={`${bar['who']} ${styles['who']}`}>
        {number} · {customer.name}
      </p>
      <StateWord state={state} onHold={hold !== null} />
      <p className={`${bar['owes']} ${styles['owes']}`}>{words.owes[paymentStatus](money)}</p>
      <div className={styles['step']}>
        <StepButton desk={desk} />
      </div>
    </section>
  );
}

/** The way to another order of the list; at its end there is none. */
function Beside({ number, label, back }: { number: string | null; label: string; back?: true }) {
  const look = back ? styles['back'] : undefined;
  return number === null ? (
    <span className={look}>
      <Icon name="arrow" />
    </span>
  ) : (
    <a href={paths.adminOrder(number)} className={look} aria-label={`${label}: ${number}`} title={label}>
      <Icon name="arrow" />
    </a>
  );
}
