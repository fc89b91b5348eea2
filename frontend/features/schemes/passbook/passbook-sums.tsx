import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { isPaying } from '@shop/contracts/rules/schemes/membership-states';
import { formatMoney } from '@shop/contracts/rules/money';
import { words } from '../../../words/en/shop/passbook.ts';
import cards from './passbook.module.css';

/** What came in, what it is worth, and what becomes of it. */
export function PassbookSums({ passbook }: { passbook: PassbookView }) {
  const { state, scheme, sums, settleBy, isYearOver } = passbook;
  const pays = isPaying(state) && !isYearOver;
  const rows = [
    [words.held, sums.receivedPaise],
    sums.redeemedPaise > 0 && [words.used, sums.redeemedPaise],
    sums.refundedPaise > 0 && [words.paidBack, sums.refundedPaise],
    (sums.redeemedPaise > 0 || sums.refundedPaise > 0) && [words.heldNow, sums.heldPaise],
    pays && [words.benefit, sums.benefitPaise],
    pays && [words.buyFor, sums.worthPaise],
  ].filter((row) => row !== false) as [string, number][];
  return (
    <section className={cards['card']} aria-labelledby="stand">
      <h2 id="stand">{words.standTitle}</h2>
      <dl className={cards['sums']}>
        {rows.map(([name, paise]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(paise)}</dd>
          </div>
        ))}
      </dl>
      {pays && <p>{benefitSentence(passbook, scheme.benefitBasisPoints / 100)}</p>}
      {settleBy && !isYearOver && <p>{pays ? words.settleBy(settleBy) : words.paidBackBy(settleBy)}</p>}
      {pays && <p>{words.leave}</p>}
    </section>
  );
}

function benefitSentence(
  { benefitLapsed, benefitLost, benefitRestored }: PassbookView,
  percent: number,
): string {
  if (benefitLost) return words.benefitLost;
  if (benefitLapsed) return words.benefitLapsed;
  return benefitRestored ? words.benefitRestored : words.benefitStands(percent);
}
