import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../../../lib/paths.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { words } from '../../../../words/en/staff/order.ts';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import { StateWord } from '../../parts/state-word.tsx';
import type { Desk } from '../desk.ts';
import { useNeighbours } from '../order-queries.ts';
import styles from './order-head.module.css';
import { SideActions } from './steps/side-actions.tsx';
import { StepButton } from './steps/step-button.tsx';

/** Beside the name in an order's head: where it stands, and what it owes. */
export function OrderFacts({ desk }: { desk: Desk }) {
  const { state, hold, balancePaise, paymentStatus } = desk.order;
  const money = formatMoney(Math.abs(balancePaise));
  return (
    <div className={styles['facts']}>
      <StateWord state={state} onHold={hold !== null} />
      <p>{words.owes[paymentStatus](money)}</p>
    </div>
  );
}

/** At its end: the orders beside it, what else is done, and its one next step. */
export function OrderActions({ desk }: { desk: Desk }) {
  const { data: beside } = useNeighbours(desk.order.number);
  const [before, after] = [beside?.before ?? null, beside?.after ?? null];
  const way = (key: string, text: string, to: string | null) =>
    ({ key, text, needs: 'orders.read', isFor: to !== null, act: paths.adminOrder(to ?? '') }) as const;
  useKeyCommands([way('j', words.next, after), way('k', words.previous, before)]);
  return (
    <>
      <nav className={styles['beside']} aria-label={words.beside}>
        <Beside number={before} label={words.previous} back />
        <Beside number={after} label={words.next} />
      </nav>
      <SideActions desk={desk} />
      <StepButton desk={desk} />
    </>
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
