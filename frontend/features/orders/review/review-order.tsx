import { roundToRupee } from '@shop/contracts/rules/money';
import type { SaleMode } from '@shop/contracts/rules/orders/sale-mode';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/orders-review.ts';
import { words as known } from '../../../words/en/shop/remembered.ts';
import { AddressFields } from './fields/address-fields.tsx';
import { BuyerAddress } from './fields/buyer-address.tsx';
import { useAssisted } from '../assisted/assisted-mode.ts';
import { billChanges } from '../../../lib/bill-changes.ts';
import { Consents } from './fields/consents.tsx';
import { DeliveryChoice } from './fields/delivery-choice.tsx';
import { NextSteps } from './next-steps.tsx';
import type { OrderContent } from './sending/order-request.ts';
import { PassbookFields } from './fields/passbook-fields.tsx';
import { ReviewProblem } from './review-problem.tsx';
import type { ReviewModel } from './use-review.ts';
import styles from './review.module.css';

/** Who orders, where it goes, what happens next, and the button that sends it. */
export function ReviewOrder({ review, saleMode }: { review: ReviewModel; saleMode: SaleMode }) {
  const { bill, passbook } = review;
  const { fields, errors, refused, problem, change, changePinCode, remembered, someoneElse } = review.form;
  const { destinations, state, place, addressNeed } = review.destination;
  const { state: sending, waits, unanswered } = review.sending;
  const isSending = waits || sending.kind === 'sending';
  const assisted = useAssisted();
  return (
    <div className={styles['order']}>
      <fieldset disabled={review.locked} className={styles['fields']}>
        {remembered !== null && (
          <p className={styles['remembered']}>
            {known.filledIn(remembered)}{' '}
            <Button look="quiet" onClick={someoneElse}>
              {known.someoneElse}
            </Button>
          </p>
        )}
        <AddressFields
          fields={fields}
          errors={errors}
          refused={refused}
          destinations={destinations}
          onChange={change}
          onPinCode={changePinCode}
        />
        <DeliveryChoice
          fields={fields}
          errors={errors}
          destinations={destinations}
          onChange={(value) => change('place', value)}
        />
        <BuyerAddress
          fields={fields}
          errors={errors}
          refused={refused}
          need={addressNeed}
          onChange={change}
        />
        {!assisted && (
          <PassbookFields
            fields={fields}
            errors={errors}
            busy={passbook.isAsking}
            takenOff={passbook.takenOff}
            onChange={change}
          />
        )}
        <Consents fields={fields} errors={errors} refused={refused} onChange={change} />
      </fieldset>
      <NextSteps saleMode={saleMode} delivery={place?.delivery ?? null} />
      {unanswered && (
        <ReviewProblem
          key={sending.kind === 'unknown' ? sending.idempotencyKey : ''}
          kind="unknown"
          sent={review.sending.sent}
          isChangedSince={bill.isChangedSince}
          onLetGo={review.sending.letGo}
        />
      )}
      {sending.kind === 'changed' && (
        <ReviewProblem
          kind="changed"
          quote={sending.quote}
          changes={billChanges(sending.quote, ratesSent(sending.content), bill.nameOf)}
          onAccept={review.sending.acceptChanges}
          onLook={review.sending.adoptChanges}
        />
      )}
      {!unanswered && sending.kind !== 'changed' && (
        <>
          {problem && (
            <Notice kind="error" title={words.notSent}>
              {problem}
            </Notice>
          )}
          <div className={styles['send']}>
            <Button
              type="submit"
              name="step"
              value="send"
              wide
              busy={isSending}
              disabled={state?.allowed === false}
            >
              {isSending ? words.sending : words.send(saleMode, leftToPay(review))}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Paise; null while it is reckoned. */
function leftToPay({ bill: { quote, busy }, passbook: { takenOff } }: ReviewModel): number | null {
  if (!quote || busy) return null;
  return roundToRupee(quote.totals.totalPaise - (takenOff?.creditPaise ?? 0) - (takenOff?.benefitPaise ?? 0));
}

function ratesSent({ lines }: OrderContent): Record<string, number> {
  return Object.fromEntries(lines.map(({ code, netPaise }) => [code, netPaise]));
}
