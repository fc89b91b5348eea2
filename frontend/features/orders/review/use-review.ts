import type { ErrorCode } from '@shop/contracts/errors';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { useEffect, useMemo, useState, type SubmitEvent } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { fieldErrors, words } from '../../../words/en/orders-review.ts';
import { readDraft } from '../../draft/draft-store.ts';
import { adoptList } from '../form/adopt-typed.ts';
import { billChanges, quantitiesToBeHad, ratesOf } from '../../../lib/bill-changes.ts';
import type { Quantities } from '../form/list-link.ts';
import { fullName, type ListRow } from '../form/list-rows.ts';
import { notAllowed } from '../form/state/not-allowed.ts';
import { agreedLines, isListOf, orderContent, quantitiesOf, quoteRequest } from './sending/order-request.ts';
import { paidCredit, takenOff } from './fields/passbook-credit.ts';
import { usePassbook } from './fields/use-passbook.ts';
import { CHECK_BOXES, postedProblem, problemOf, problemOfBill, type Problem } from './problem.ts';
import type { PostedOrder, QuickOrderView } from '../form/quick-order-view.ts';
import {
  checkFields,
  chosenPlace,
  errorsNow,
  FIELD_NAMES,
  fieldsRefused,
  hasPlaces,
  stateOf,
  filledBy,
  withPinCode,
  type FilledIn,
  type FieldErrors,
  type FieldName,
  type ReviewFields,
} from '../form/review-fields.ts';
import { useAssisted } from '../assisted/assisted-mode.ts';
import { useHydrated, useQuantities } from '../form/use-quantities.ts';
import { useQuote, type Settled } from './use-quote.ts';
import type { Referral } from '../form/referral/use-referral.ts';
import { useReviewFields } from './fields/use-review-fields.ts';
import { useRefusals, useSendOrder } from './sending/use-send-order.ts';

export interface ReviewInput {
  view: QuickOrderView;
  /** What was posted counts for the first sight of the page; from then on the draft does. */
  posted: PostedOrder | null;
  rows: ReadonlyMap<string, ListRow>;
  referral: Referral | null;
}

export type ReviewModel = ReturnType<typeof useReview>;

const NOTHING = {};
/** Refusals that belong to the box of the passbook. */
const OF_PASSBOOKS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'passbook-unknown',
  'passbook-not-ready',
  'nothing-to-redeem',
]);

/** What the review knows and does: the bill at this moment, the boxes and their errors, the way to the shop. */
export function useReview({ view, posted: given, rows, referral }: ReviewInput) {
  const { destinations } = view;
  const { saleMode } = usePageContext().shop;
  const hydrated = useHydrated();
  const assisted = useAssisted();
  const [posted] = useState(given);
  const draft = useQuantities(posted?.quantities ?? NOTHING);
  const { fields, setFields, restore } = useReviewFields(destinations, posted);
  const [filledIn, setFilledIn] = useState(() => filledBy(fields.pinCode));
  const [errors, setErrors] = useState<FieldErrors>(posted?.errors ?? {});
  const [problem, setProblem] = useState(postedProblem(posted?.problem ?? null));
  // Each refusal takes the shopper to the first marked box; boxes that are put right leave it in peace.
  const [refusals, setRefusals] = useState(posted && Object.keys(posted.errors).length > 0 ? 1 : 0);
  const [seenRates] = useState(() => (posted ? {} : readDraft().rates));
  const { state: sending, send, retry, letGo, dismiss } = useSendOrder();
  // The bill beside an order on its way, or lost sight of, is that order's; the list may be another by now.
  const sent = sending.kind === 'sending' || sending.kind === 'unknown' ? sending.content : null;
  const quantities = useMemo(() => inListOrder(sent ? quantitiesOf(sent) : draft, rows), [sent, draft, rows]);
  const request = quoteRequest(quantities, fields, destinations);
  const billing = useQuote(request, posted?.quote ?? null);
  const { busy, problem: quoteProblem, retry: retryQuote, next: nextQuote } = billing;
  const isOther = sent !== null && billing.quote?.totals.totalPaise !== sent.expectedTotalPaise;
  const quote = isOther ? null : billing.quote;
  const passbook = usePassbook(fields, posted?.credit ?? null);
  const [pressed, setPressed] = useState(false);
  const waits = pressed && busy;
  const state = stateOf(fields, destinations);
  const nameOf = (code: string) => {
    const row = rows.get(code);
    return row && fullName(row);
  };

  useEffect(() => {
    if (refusals > 0) focusFirstError();
  }, [refusals]);

  const refuse = (found: FieldErrors, problem: Problem) => {
    setErrors(found);
    setProblem(problem);
    setRefusals((count) => count + 1);
  };
  useRefusals((sentence, fields, error) => {
    const credit = error.detailsOf('credit-changed');
    if (credit) passbook.correct(credit);
    const isPassbook = OF_PASSBOOKS.has(error.code);
    refuse(isPassbook ? { passbook: sentence } : fieldsRefused(fields), problemOf(sentence));
  });

  const deliver = (settled: Settled) => {
    const found = problemOfBill(settled, state);
    setProblem(found);
    const { quote } = settled;
    if (found || !quote) return;
    const typed = referral?.accepted === false ? null : (referral?.code ?? null);
    const code = assisted?.code ?? typed;
    const paid = paidOf(quote);
    send(orderContent(agreedLines(quote), fields, destinations, code, paid, assisted !== null));
  };
  const paidOf = ({ totals }: Quote) =>
    passbook.asked && passbook.credit && !assisted
      ? paidCredit(passbook.asked, passbook.credit, totals.totalPaise)
      : null;
  /** @returns whether it pays, and stands on the bill */
  const askPassbook = async (): Promise<boolean> => {
    const wrong = passbook.asked ? await passbook.ask() : fieldErrors.passbook;
    if (wrong === null) return true;
    refuse({ passbook: wrong }, CHECK_BOXES);
    return false;
  };
  /** With the bill that is on its way, or asked for anew where none came, if its total is the one on the screen. */
  const deliverBilled = async () => {
    const shownPaise = quote?.totals.totalPaise ?? null;
    setProblem(null);
    setPressed(true);
    if (!busy) retryQuote();
    const billed = await nextQuote();
    setPressed(false);
    const totalPaise = billed.quote?.totals.totalPaise ?? shownPaise;
    if (totalPaise === null || totalPaise === shownPaise) deliver(billed);
    else setProblem(problemOf(words.totalChanged(shownPaise, totalPaise)));
  };
  const submit = () => {
    const found = checkFields(fields, destinations, assisted !== null);
    if (Object.keys(found).length > 0) return refuse(found, CHECK_BOXES);
    // What it takes off is told before anything is sent.
    if (passbook.asked && !passbook.credit && !assisted) {
      void askPassbook().then((pays) => pays && setProblem(problemOf(words.lookAtPassbook)));
      return;
    }
    if (busy || quoteProblem !== null) void deliverBilled();
    else deliver({ quote, problem: null });
  };

  const place = chosenPlace(fields, destinations);
  const shownErrors = errorsNow(errors, fields, destinations);
  const refused = notAllowed(state, quantities, rows);
  const isRight = {
    bill: quoteProblem === null,
    boxes: Object.keys(shownErrors).length === 0,
    goods: refused.length === 0,
  };

  return {
    destinations,
    hydrated,
    posted,
    quantities,
    isEmpty: request === null,
    fields,
    errors: shownErrors,
    /** The first box that was refused in answer to a form. */
    refused: FIELD_NAMES.find((name) => posted?.errors[name]) ?? null,
    problem: problem?.about && isRight[problem.about] ? null : (problem?.sentence ?? null),
    seenRates,
    quote,
    /** To the minimum order; where none is taken there is none. */
    lackingPaise: saleMode === 'catalogue' ? 0 : (quote?.lackingPaise ?? 0),
    busy,
    /** “Send” was pressed, and goes with the bill. */
    waits,
    quoteProblem,
    retryQuote,
    /** What the passbook takes off this bill; null where none is used. */
    takenOff:
      quote && passbook.credit && !assisted
        ? takenOff(passbook.credit, quote.totals.totalPaise)
        : (posted?.sentCredit ?? null),
    isAsking: passbook.busy,
    sending,
    state,
    place,
    /** Whether there is one to choose, or may be: elsewhere nobody can say what the freight will be. */
    placeIsAsked: saleMode !== 'catalogue' && (state === null || hasPlaces(state, destinations)),
    nameOf,
    /** What is other than the shopper saw it on the list. */
    changes: posted?.changes ?? (quote && !busy ? billChanges(quote, seenRates, nameOf) : []),
    /** Nothing may be changed while the order is on its way, or may have arrived. */
    locked: waits || sending.kind === 'sending' || sending.kind === 'unknown',
    /** What was sent and is on its way, or may have arrived. */
    sent,
    /** The list was changed since. */
    isChangedSince: sent !== null && !isListOf(sent, draft),
    unanswered: sending.kind === 'unknown' || (sending.kind === 'idle' && posted?.unanswered === true),

    change: (name: FieldName, value: string) => {
      setFields((last) => ({ ...last, [name]: value }));
      setErrors(({ [name]: _, ...others }) => others);
    },
    changePinCode: (typed: string) => {
      const filled = withPinCode(fields, typed, destinations, filledIn);
      const now = (name: keyof FilledIn) => (filled[name] === fields[name] ? filledIn : filled)[name];
      setFilledIn({ city: now('city'), district: now('district') });
      setFields(filled);
      setErrors((last) => ofUnchanged(last, fields, filled));
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      // An order whose answer the server did not get goes again as it was posted.
      if (posted?.unanswered && sending.kind === 'idle') return;
      event.preventDefault();
      const { submitter } = event.nativeEvent;
      if (!(submitter instanceof HTMLButtonElement)) return;
      if (submitter.value === 'credit') return void askPassbook();
      if (submitter.value !== 'send') return;
      if (sending.kind === 'unknown') retry();
      else submit();
    },
    letGo: () => {
      letGo();
      restore();
      // Not to what sends: a second press of the same key would.
      document.querySelector<HTMLElement>('form h1')?.focus();
    },
    /** Makes the list what can be had, to be looked at again. */
    adoptChanges: () => {
      if (sending.kind !== 'changed') return;
      adoptList(quantitiesToBeHad(sending.quote), ratesOf(sending.quote));
      dismiss();
      window.scrollTo(0, 0);
    },
    /** Makes the list what can be had and sends it so. */
    acceptChanges: () => {
      if (sending.kind !== 'changed') return;
      adoptList(quantitiesToBeHad(sending.quote), ratesOf(sending.quote));
      const paid = paidOf(sending.quote);
      send({ ...sending.content, ...agreedLines(sending.quote), ...(paid && { passbook: paid }) });
    },
  };
}

/** The lines in the order of the list; what the list no longer has comes last. */
function inListOrder(quantities: Quantities, rows: ReadonlyMap<string, ListRow>): Quantities {
  const codes = [...rows.keys()].filter((code) => code in quantities);
  const gone = Object.keys(quantities).filter((code) => !rows.has(code));
  return Object.fromEntries([...codes, ...gone].map((code) => [code, quantities[code] ?? 0]));
}

/** The errors of boxes that stay as they were. */
function ofUnchanged(errors: FieldErrors, before: ReviewFields, now: ReviewFields): FieldErrors {
  const left = Object.entries(errors).filter(
    ([name]) => before[name as FieldName] === now[name as FieldName],
  );
  return Object.fromEntries(left);
}

/** Takes the shopper to the first box with an error, also where it is folded away. */
function focusFirstError(): void {
  const box = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
  if (!box) return;
  const folded = box.closest('details');
  if (folded) folded.open = true;
  box.focus();
  box.scrollIntoView({ block: 'center' });
}
