import type { EntryView, PassbookView } from '@shop/contracts/schemes/passbook-views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { Button } from '../../../ui/buttons/button.tsx';
import { entryWords, modeWords, words } from '../../../words/en/shop/passbook.ts';
import styles from './entry-list.module.css';
import cards from './passbook.module.css';
import { receiptsOf } from './receipts.ts';

/** Everything that moved, the latest first, and a receipt for every payment. */
export function EntryList({
  passbook,
  onPrint,
}: {
  passbook: PassbookView;
  onPrint: (receipt: string) => void;
}) {
  const receipts = new Map(receiptsOf(passbook).map(({ number, entry }) => [entry.id, number]));
  return (
    <section className={cards['card']} aria-labelledby="entries">
      <h2 id="entries">{words.entries}</h2>
      {passbook.entries.length === 0 && <p>{words.noEntries}</p>}
      <ol className={styles['entries']}>
        {passbook.entries.toReversed().map((entry) => {
          const receipt = receipts.get(entry.id);
          return (
            <li key={entry.id}>
              <p className={styles['line']}>
                <span>
                  {formatDay(entry.on)}: {entryWords[entry.kind]}
                </span>
                <b className={entry.corrected ? styles['corrected'] : undefined}>
                  {formatMoney(entry.amountPaise)}
                </b>
              </p>
              <p className={styles['more']}>{moreOf(entry)}</p>
              {receipt && (
                <p className={styles['receipt']}>
                  <span>
                    {words.receipt} {receipt}
                  </span>
                  <Button look="quiet" className={cards['scripted']} onClick={() => onPrint(receipt)}>
                    {words.printReceipt}
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function moreOf(entry: EntryView): string {
  const { mode, reference, orderNumber, benefitPaise, paidTo, corrected, correction } = entry;
  return [
    mode && modeWords[mode],
    reference,
    orderNumber && words.order(orderNumber),
    benefitPaise > 0 && words.withBenefit(benefitPaise),
    paidTo === 'nominee' && words.toNominee,
    corrected && words.corrected,
    correction && words.correction(correction.reason, correction.by),
  ]
    .filter(Boolean)
    .join(', ');
}
