import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { MemberEventView } from '@shop/contracts/schemes/member-views';
import { memberEventWords, words } from '../../../words/en/admin-members.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../schemes/schemes.module.css';

/** What happened to a passbook, the newest first. */
export function MemberHistory({ events }: { events: readonly MemberEventView[] }) {
  return (
    <Panel title={words.history}>
      <ol reversed className={styles['facts']}>
        {events.toReversed().map(({ id, at, kind, actor, text, amountPaise }) => (
          <li key={id}>
            {memberEventWords[kind] ?? kind} {amountPaise !== null && formatMoney(amountPaise)} {text}
            <span className={styles['small']}>
              {formatInstant(at)}, {words.by(actor)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
