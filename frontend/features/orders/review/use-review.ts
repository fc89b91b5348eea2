import type { ErrorCode } from '@shop/contracts/errors';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { keepsTo, TEXT } from '@shop/contracts/rules/limits';
import { useState, type SubmitEvent } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { quantitiesToBeHad, ratesOf } from '../../../lib/bill-changes.ts';
import { fieldErrors, words } from '../../../words/en/shop/orders-review.ts';
import { useAssisted } from '../assisted/assisted-mode.ts';
import { adoptList } from '../form/adopt-typed.ts';
import type { ListRow } from '../form/list-rows.ts';
import type { PostedOrder, QuickOrderView } from '../form/quick-order-view.ts';
import type { Referral } from '../form/referral/use-referral.ts';
import {
  addressNeedOf,
  checkFields,
  chosenPlace,
  FIELD_NAMES,
  fieldsRefused,
  hasPlaces,
  stateOf,
  type FieldErrors,
} from '../form/review-fields.ts';
import { notAllowed } from '../form/state/not-allowed.ts';
import { paidCredit, takenOff } from './fields/passbook-credit.ts';
import { usePassbook } from './fields/use-passbook.ts';
import { useReviewForm } from './fields/use-review-form.ts';
import { CHECK_FIELDS, problemOf, problemOfBill } from './problem.ts';
import { agreedLines, orderContent } from './sending/order-request.ts';
import { useSendOrder } from './sending/use-send-order.ts';
import { useBill } from './use-bill.ts';
import type { Settled } from './use-quote.ts';

export interface ReviewInput {
  view: QuickOrderView;
  /** What was posted counts for the first sight of the page; from then on the draft does. */
  posted: PostedOrder | null;
  rows: ReadonlyMap<string, ListRow>;
  referral: Referral | null;
}

export type ReviewModel = ReturnType<typeof useReview>;

/** What is not asked for is not wrong either. */
const withoutAddress = ({ address: _, district: __, ...others }: FieldErrors): FieldErrors => others;

/** Refusals that belong to the field of the passbook. */
const OF_PASSBOOKS: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'passbook-unknown',
  'passbook-not-ready',
  'nothing-to-redeem',
]);

/** What the review knows and does: the fields and their errors, the bill at this moment, the way to the shop. */
export function useReview({ view, posted: given, rows, referral }: ReviewInput) {
  const { destinations } = view;
  const { saleMode } = usePageContext().shop;
  const assisted = useAssisted();
  const [posted] = useState(given);
  const {
    form,
    dispatch,
    errors: found,
    change,
    changePinCode,
    someoneElse,
    letGo,
  } = useReviewForm(destinations, posted);
  const { fields, problem } = form;
  const passbook = usePassbook(fields, posted?.credit ?? null);
  const { state: sending, order } = useSendOrder((sentence, paths, error) => {
    const credit = error.detailsOf('credit-changed');
    if (credit) passbook.correct(credit);
    const isPassbook = OF_PASSBOOKS.has(error.code);
    const isAddress = error.code === 'address-missing';
    const lacking = keepsTo(TEXT.address, fields.address) ? 'district' : 'address';
    const refused = isAddress ? { [lacking]: sentence } : fieldsRefused(paths);
    const errors: FieldErrors = isPassbook ? { passbook: sentence } : refused;
    dispatch({ kind: 'refused', errors, problem: problemOf(sentence) });
  });
  const sent = sending.kind === 'sending' || sending.kind === 'unknown' ? sending.content : null;
  const bill = useBill({ destinations, posted, rows, fields, sent });
  const { quote } = bill;
  const totalPaise = quote?.totals.totalPaise ?? 0;
  const addressNeed = addressNeedOf(fields, destinations, totalPaise);
  const errors = addressNeed ? found : withoutAddress(found);
  const waits = form.isSendingNext && bill.busy;
  const state = stateOf(fields, destinations);

  const paidOf = ({ totals }: Quote) =>
    passbook.asked && passbook.credit && !assisted
      ? paidCredit(passbook.asked, passbook.credit, totals.totalPaise)
      : null;
  const deliver = (settled: Settled) => {
    const found = problemOfBill(settled, state);
    dispatch({ kind: 'checked', problem: found });
    const { quote } = settled;
    if (found || !quote) return;
    const typed = referral?.accepted === false ? null : (referral?.code ?? null);
    const code = assisted?.code ?? typed;
    order.send(
      orderContent(agreedLines(quote), fields, destinations, code, paidOf(quote), assisted !== null),
    );
  };
  /** @returns whether it pays, and stands on the bill */
  const askPassbook = async (): Promise<boolean> => {
    const wrong = passbook.asked ? await passbook.ask() : fieldErrors.passbook;
    if (wrong === null) return true;
    dispatch({ kind: 'refused', errors: { passbook: wrong }, problem: CHECK_FIELDS });
    return false;
  };
  /** With the bill that is on its way, or asked for anew where none came, if its total is the one on the screen. */
  const deliverBilled = async () => {
    const shownPaise = quote?.totals.totalPaise ?? null;
    dispatch({ kind: 'bill-awaited' });
    if (!bill.busy) bill.retry();
    const billed = await bill.next();
    dispatch({ kind: 'bill-came' });
    const nowPaise = billed.quote?.totals.totalPaise ?? shownPaise;
    if (nowPaise === null || nowPaise === shownPaise) deliver(billed);
    else dispatch({ kind: 'checked', problem: problemOf(words.totalChanged(shownPaise, nowPaise)) });
  };
  const submit = async () => {
    const found = checkFields(fields, destinations, assisted !== null, totalPaise);
    if (Object.keys(found).length > 0)
      return dispatch({ kind: 'refused', errors: found, problem: CHECK_FIELDS });
    // What it takes off is told before anything is sent.
    if (passbook.asked && !passbook.credit && !assisted) {
      const pays = await askPassbook();
      if (pays) dispatch({ kind: 'checked', problem: problemOf(words.lookAtPassbook) });
      return;
    }
    if (bill.busy || bill.problem !== null) await deliverBilled();
    else deliver({ quote, problem: null });
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // An order whose answer the server did not get goes again as it was posted.
    if (posted?.unanswered && sending.kind === 'idle') return;
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    if (submitter.value === 'credit') return void askPassbook();
    if (submitter.value !== 'send') return;
    if (sending.kind === 'unknown') order.retry();
    else void submit();
  };

  const isRight = {
    bill: bill.problem === null,
    fields: Object.keys(errors).length === 0,
    goods: notAllowed(state, bill.quantities, rows).length === 0,
  };
  return {
    posted,
    onSubmit,
    /** Nothing may be changed while the order is on its way, or may have arrived. */
    locked: waits || sent !== null,
    bill,
    form: {
      fields,
      errors,
      change,
      changePinCode,
      /** By whose last order the fields were filled in; null: nobody's. */
      remembered: form.remembered,
      someoneElse,
      /** The first field that was refused in answer to a form. */
      refused: FIELD_NAMES.find((name) => posted?.errors[name]) ?? null,
      /** Why the order was not sent. */
      problem: problem?.about && isRight[problem.about] ? null : (problem?.sentence ?? null),
    },
    destination: {
      destinations,
      state,
      place: chosenPlace(fields, destinations),
      /** Why more than town and PIN code are asked for. */
      addressNeed,
      /** Whether there is one to choose, or may be: elsewhere nobody can say what the freight will be. */
      placeIsAsked: saleMode !== 'catalogue' && (state === null || hasPlaces(state, destinations)),
    },
    passbook: {
      isAsking: passbook.busy,
      /** What it takes off this bill; null where none is used. */
      takenOff:
        quote && passbook.credit && !assisted
          ? takenOff(passbook.credit, quote.totals.totalPaise)
          : (posted?.sentCredit ?? null),
    },
    sending: {
      state: sending,
      /** “Send” was pressed, and goes with the bill. */
      waits,
      /** What was sent and is on its way, or may have arrived. */
      sent,
      unanswered: sending.kind === 'unknown' || (sending.kind === 'idle' && posted?.unanswered === true),
      letGo: () => {
        order.letGo();
        letGo();
        // Not to what sends: a second press of the same key would.
        document.querySelector<HTMLElement>('form h1')?.focus();
      },
      /** Makes the list what can be had, to be looked at again. */
      adoptChanges: () => {
        if (sending.kind !== 'changed') return;
        adoptList(quantitiesToBeHad(sending.quote), ratesOf(sending.quote));
        order.dismiss();
        // What a place costs may be what changed.
        bill.retry();
        window.scrollTo(0, 0);
      },
      /** Makes the list what can be had and sends it so. */
      acceptChanges: () => {
        if (sending.kind !== 'changed') return;
        adoptList(quantitiesToBeHad(sending.quote), ratesOf(sending.quote));
        const paid = paidOf(sending.quote);
        order.send({ ...sending.content, ...agreedLines(sending.quote), ...(paid && { passbook: paid }) });
      },
    },
  };
}
