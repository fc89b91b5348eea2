import type { BankProposalView, BankRowView } from '@shop/contracts/bank-statements/views';
import { formatDay } from '@shop/contracts/rules/days';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/bank.ts';
import styles from './bank-statements.module.css';

/** For which order or passbook; of an order that owes less, only so much. */
export type Payee = Pick<BankProposalView, 'kind' | 'number' | 'owedPaise'>;

/** What the bank says of a row. */
export function RowFacts({ row }: { row: BankRowView }) {
  const { day, amountPaise, description, reference, caution } = row;
  return (
    <div className={styles['facts']}>
      <span>{formatDay(day)}</span>
      <strong>
        <Money paise={amountPaise} />
      </strong>
      <span className={styles['description']}>
        <bdi>{description}</bdi>
        {!(reference && description.includes(reference)) && (
          <> · {reference === null ? words.noReference : words.reference(reference)}</>
        )}
        {caution !== null && <strong className={styles['caution']}>{words.caution(caution)}</strong>}
      </span>
    </div>
  );
}

export function payeePath({ kind, number }: Pick<Payee, 'kind' | 'number'>): string {
  return kind === 'order' ? paths.adminOrder(number) : paths.adminMember(number);
}
