import { useEffect, useLayoutEffect, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Container } from '../../ui/section.tsx';
import { words } from '../../words/en/orders-review.ts';
import { readDraft } from '../draft/draft-store.ts';
import { AddressFields } from './address-fields.tsx';
import { adoptList } from './adopt-typed.ts';
import { billChanges, quantitiesToBeHad, ratesOf } from './bill-changes.ts';
import { BillLines } from './bill-lines.tsx';
import { BillTotals } from './bill-totals.tsx';
import { ChangesNotice } from './changes-notice.tsx';
import { Consents } from './consents.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { focusField } from './focus-field.ts';
import type { Quantities } from './list-link.ts';
import { fullName, type ListRow } from './list-rows.ts';
import { NextSteps } from './next-steps.tsx';
import { orderContent, quoteRequest, type OrderContent } from './order-request.ts';
import type { QuickOrderView } from './quick-order-view.ts';
import { ReferralNotice } from './referral-notice.tsx';
import {
  checkFields,
  chosenPlace,
  fieldsRefused,
  firstError,
  stateOf,
  withPinCode,
  type FieldErrors,
  type FieldName,
  type ReviewFields,
} from './review-fields.ts';
import { leaveReview } from './review-address.ts';
import { ReviewProblem } from './review-problem.tsx';
import { ShareList } from './share-list.tsx';
import { useHydrated, useQuantities } from './use-quantities.ts';
import { useQuote } from './use-quote.ts';
import type { Referral } from './use-referral.ts';
import { useReviewFields } from './use-review-fields.ts';
import { useSendOrder } from './use-send-order.ts';
import styles from './review.module.css';

interface ReviewProps {
  view: QuickOrderView;
  rows: ReadonlyMap<string, ListRow>;
  referral: Referral | null;
}

const NOTHING = {};

/** The list as a bill, where it goes, and the one button that sends it. */
export function Review({ view, rows, referral }: ReviewProps) {
  const { destinations } = view;
  const { saleMode } = usePageContext().shop;
  const hydrated = useHydrated();
  // What was posted counts for the first sight of the page; from then on the draft does.
  const [posted] = useState(hydrated ? null : view.posted);
  const draft = useQuantities(view.posted?.quantities ?? NOTHING);
  const quantities = useMemo(() => inListOrder(draft, rows), [draft, rows]);
  const [fields, setFields] = useReviewFields(view);
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [problem, setProblem] = useState<string | null>(posted?.problem ?? null);
  const [seenRates] = useState(() => (hydrated ? readDraft().rates : {}));
  const request = quoteRequest(quantities, fields, destinations);
  const { quote, busy, problem: quoteProblem, retry: retryQuote } = useQuote(request, posted?.quote ?? null);
  const { state: sending, send, retry } = useSendOrder();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = stateOf(fields, destinations);
  const place = chosenPlace(fields, destinations);
  const nameOf = (code: string) => {
    const row = rows.get(code);
    return row && fullName(row);
  };

  useEffect(() => {
    if (hydrated) heading.current?.focus({ preventScroll: true });
  }, [hydrated]);

  useLayoutEffect(() => {
    if (sending.kind !== 'refused') return;
    setErrors(fieldsRefused(sending.fields));
    setProblem(sending.sentence);
  }, [sending]);

  useLayoutEffect(() => {
    const first = firstError(errors);
    if (hydrated && first && form.current) focusField(form.current, first);
  }, [errors, hydrated]);

  if (sending.kind === 'sent')
    return (
      <p className={styles['sent']} role="status">
        {words.sending}
      </p>
    );
  if (request === null && sending.kind !== 'unknown' && sending.kind !== 'sending') {
    return (
      <Container>
        <EmptyState title={words.empty}>
          <p>{words.emptyHelp}</p>
          <Button onClick={leaveReview}>{words.openList}</Button>
        </EmptyState>
      </Container>
    );
  }

  const change = (name: FieldName, value: string) => {
    setFields((last) => ({ ...last, [name]: value }));
    setErrors(({ [name]: _, ...others }) => others);
  };
  const submit = () => {
    const found = checkFields(fields, destinations);
    setErrors(found);
    if (Object.keys(found).length > 0) return setProblem(words.checkBoxes);
    if (!quote || busy) return setProblem(words.updating);
    if (quote.lines.some((line) => line.problem)) return setProblem(words.problemsFirst);
    if (quote.lackingPaise > 0 && state)
      return setProblem(words.belowMinimum(quote.lackingPaise, quote.minimumPaise, state.name));
    setProblem(null);
    const agreed = { quantities, rates: ratesOf(quote), totalPaise: quote.totals.totalPaise };
    send(
      orderContent(
        agreed,
        fields,
        destinations,
        referral?.accepted === false ? null : (referral?.code ?? null),
      ),
    );
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // An order whose answer the server did not get goes again as it was posted.
    if (posted?.unanswered && sending.kind === 'idle') return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== 'send') return;
    if (sending.kind === 'unknown') retry();
    else submit();
  };
  const acceptChanges = () => {
    if (sending.kind !== 'changed') return;
    const { quote: now, content } = sending;
    const agreed = {
      quantities: quantitiesToBeHad(now),
      rates: ratesOf(now),
      totalPaise: now.totals.totalPaise,
    };
    adoptList(agreed.quantities, agreed.rates);
    send(orderContent(agreed, fields, destinations, content.referralCode ?? null));
  };

  const locked = sending.kind === 'sending' || sending.kind === 'unknown';
  const unanswered = sending.kind === 'unknown' || (sending.kind === 'idle' && posted?.unanswered === true);
  const sendable = saleMode !== 'catalogue';
  const changes = posted?.changes ?? (quote && !busy ? billChanges(quote, seenRates, nameOf) : []);

  return (
    <Container>
      <form
        ref={form}
        method="post"
        noValidate={hydrated}
        aria-label={words.title}
        className={styles['review']}
        onSubmit={onSubmit}
      >
        <input type="hidden" name="key" value={posted?.idempotencyKey ?? ''} />
        <input type="hidden" name="total" value={quote?.totals.totalPaise ?? ''} />
        <button type="submit" name="step" value="review" formNoValidate hidden tabIndex={-1} />
        <div className={styles['head']}>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          {hydrated ? (
            <Button look="quiet" onClick={leaveReview}>
              {words.back}
            </Button>
          ) : (
            <Button type="submit" look="quiet" name="step" value="list" formNoValidate>
              {words.back}
            </Button>
          )}
        </div>
        <div className={styles['notices']}>
          {sending.kind !== 'changed' && <ChangesNotice changes={changes} />}
          <ReferralNotice referral={referral} />
        </div>
        <fieldset disabled={locked} className={styles['bill']}>
          <legend className="visually-hidden">{words.goods}</legend>
          <BillLines quantities={quantities} quote={quote} rows={rows} seenRates={seenRates} />
          <div className={styles['sum']} aria-live="polite" aria-busy={busy}>
            {quote && (
              <BillTotals
                totals={quote.totals}
                packingBasisPoints={state?.packingBasisPoints ?? null}
                placeOpen={place === null}
              />
            )}
            {busy && <p className={styles['busy']}>{words.updating}</p>}
          </div>
          {quoteProblem && (
            <Notice kind="error" title={words.quoteFailed}>
              {quoteProblem}{' '}
              <Button look="quiet" onClick={retryQuote}>
                {words.retryQuote}
              </Button>
            </Notice>
          )}
          {quote && quote.lackingPaise > 0 && state && (
            <Notice kind="season">
              {words.belowMinimum(quote.lackingPaise, quote.minimumPaise, state.name)}
            </Notice>
          )}
          {!hydrated && (
            <Button type="submit" look="quiet" name="step" value="review" formNoValidate>
              {words.update}
            </Button>
          )}
          <ShareList />
        </fieldset>
        {sendable ? (
          <div className={styles['order']}>
            <fieldset disabled={locked} className={styles['boxes']}>
              <AddressFields
                fields={fields}
                errors={errors}
                destinations={destinations}
                onChange={change}
                onPinCode={(typed) => {
                  const filled = withPinCode(fields, typed, destinations);
                  setFields(filled);
                  setErrors((last) => withoutFilled(last, fields, filled));
                }}
              />
              <DeliveryChoice
                fields={fields}
                errors={errors}
                destinations={destinations}
                onChange={(value) => change('place', value)}
              />
              <Consents fields={fields} errors={errors} onChange={change} />
            </fieldset>
            <NextSteps saleMode={saleMode} delivery={place?.delivery ?? null} />
            {!unanswered && sending.kind !== 'changed' && problem && (
              <Notice kind="error" title={words.notSent}>
                {problem}
              </Notice>
            )}
            {unanswered && <ReviewProblem kind="unknown" />}
            {sending.kind === 'changed' && (
              <ReviewProblem
                kind="changed"
                quote={sending.quote}
                changes={billChanges(sending.quote, ratesSent(sending.content), nameOf)}
                onAccept={acceptChanges}
              />
            )}
            {!unanswered && (
              <Button
                type="submit"
                name="step"
                value="send"
                wide
                busy={sending.kind === 'sending'}
                disabled={state?.allowed === false}
              >
                {sending.kind === 'sending' ? words.sending : words.send(saleMode)}
              </Button>
            )}
          </div>
        ) : (
          <Notice>{words.catalogue}</Notice>
        )}
      </form>
    </Container>
  );
}

/** The errors of boxes that stay as they were. */
function withoutFilled(errors: FieldErrors, before: ReviewFields, now: ReviewFields): FieldErrors {
  const left = Object.entries(errors).filter(
    ([name]) => before[name as FieldName] === now[name as FieldName],
  );
  return Object.fromEntries(left) as FieldErrors;
}

/** The lines in the order of the list; what the list no longer has comes last. */
function inListOrder(quantities: Quantities, rows: ReadonlyMap<string, ListRow>): Quantities {
  const codes = [...rows.keys()].filter((code) => code in quantities);
  const gone = Object.keys(quantities).filter((code) => !rows.has(code));
  return Object.fromEntries([...codes, ...gone].map((code) => [code, quantities[code] ?? 0]));
}

function ratesSent({ lines }: OrderContent): Record<string, number> {
  return Object.fromEntries(lines.map(({ code, netPaise }) => [code, netPaise]));
}
