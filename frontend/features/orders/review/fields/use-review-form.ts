import type { DestinationsView } from '@shop/contracts/places/views';
import { useEffect, useReducer } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { loadInAdvance } from '../../../../lib/loading/chunk-reload.ts';
import { isRemembered } from '../../../../lib/remembered-mark.ts';
import { readStored, store } from '../../../../lib/stored.ts';
import { isAssisted } from '../../assisted/assisted-mode.ts';
import { chooseState, readChosenState } from '../../form/state/chosen-state.ts';
import type { PostedOrder } from '../../form/quick-order-view.ts';
import {
  errorsNow,
  fieldsIn,
  NO_FIELDS,
  type FieldName,
  type ReviewFields,
} from '../../form/review-fields.ts';
import { postedProblem } from '../problem.ts';
import { unansweredAttempt } from '../sending/attempt.ts';
import type { OrderContent } from '../sending/order-request.ts';
import { REVIEW_FIELDS } from './forget-review-fields.ts';
import { firstForm, reviewForm } from './review-form.ts';

/** The fields of the review: as posted, as they were sent where no answer came, or as this tab remembers them. */
export function useReviewForm(destinations: DestinationsView, posted: PostedOrder | null) {
  const sellersState = usePageContext().shop.identity.stateCode;
  const asTyped = () => {
    const chosen = readChosenState() ?? sellersState;
    const known = destinations.states.some(({ code }) => code === chosen);
    const saved = readSavedFields();
    return { ...saved, stateCode: known ? chosen : '', remember: saved.remember || 'no' };
  };
  const [form, dispatch] = useReducer(reviewForm, null, () => {
    const unanswered = posted ? null : unansweredAttempt();
    const sent =
      unanswered &&
      fieldsIn({
        ...asTyped(),
        ...fieldsOf(unanswered.content),
        remarks: unanswered.content.remarks,
        remember: unanswered.content.remember ? 'yes' : 'no',
      });
    const fields = posted?.fields ?? sent ?? asTyped();
    return firstForm({
      fields,
      sent,
      untouched: posted || sent || hasSavedFields() ? null : fields,
      errors: posted?.errors ?? {},
      problem: postedProblem(posted?.problem ?? null),
    });
  });
  const { fields, sent, untouched, remembered, refusals } = form;

  useEffect(() => {
    // Another tab may have sent it, for somebody else: what was typed here stays. What the shop knows it gives again: it is
    // kept where no script reads it.
    if (fields === sent || fields === untouched || remembered !== null) return;
    saveFields(fields);
    if (fields.stateCode !== '') chooseState(fields.stateCode);
  }, [fields, sent, untouched, remembered]);
  useEffect(() => {
    // A referrer orders for others.
    if (isAssisted() || !isRemembered()) return;
    let isLeft = false;
    let stop: () => void = () => undefined;
    const fillIn = async () => {
      const { onForgotten, readRemembered } = await import('../../remembered/remembered.ts');
      if (isLeft) return;
      stop = onForgotten(() => dispatch({ kind: 'forgotten' }));
      const known = await readRemembered();
      if (known) dispatch({ kind: 'remembered', fields: fieldsIn({ ...fieldsOf(known), remember: 'yes' }) });
    };
    void loadInAdvance(fillIn);
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  useEffect(() => {
    if (refusals > 0) focusFirstError();
  }, [refusals]);

  return {
    form,
    dispatch,
    errors: errorsNow(form.errors, fields, destinations),
    change: (name: FieldName, value: string) => dispatch({ kind: 'typed', name, value }),
    changePinCode: (value: string) => dispatch({ kind: 'pin-code-typed', value, destinations }),
    someoneElse: () => dispatch({ kind: 'someone-else' }),
    letGo: () => dispatch({ kind: 'let-go', typed: asTyped() }),
  };
}

/** What was typed into the review, kept for this tab so that a reload loses nothing. */
function readSavedFields(): ReviewFields {
  try {
    const stored: unknown = JSON.parse(readStored('session', REVIEW_FIELDS) ?? '{}');
    return fieldsIn(stored as Record<string, unknown>);
  } catch {
    return NO_FIELDS;
  }
}

type Addressee = Pick<OrderContent, 'delivery' | 'pickupLocationId'> & { customer: object };

/** Whether something was typed in this tab, or somebody else orders than the one who is known. */
const hasSavedFields = () => readSavedFields().remember !== '';

/** The fields of an order that got no answer, which a tab that was closed has sent; or of whoever is known here. */
function fieldsOf({ customer, delivery, pickupLocationId }: Addressee) {
  const place = delivery === 'door' ? 'door' : (pickupLocationId ?? '');
  // Without a field that was empty then: another's number or address may stand in it now.
  return {
    whatsapp: '',
    email: '',
    gstin: '',
    tradeName: '',
    ...Object.fromEntries(Object.entries(customer)),
    place,
  };
}

/** Consents are given anew each time. */
function saveFields(fields: ReviewFields): void {
  store('session', REVIEW_FIELDS, JSON.stringify({ ...fields, agreed: '', adult: '', terms: '' }));
}

/** Takes the shopper to the first field with an error, also where it is folded away, or to the reason: it comes last. */
function focusFirstError(): void {
  const field =
    document.querySelector<HTMLElement>('form [aria-invalid="true"]') ??
    [...document.querySelectorAll<HTMLElement>('form [role="alert"]')].at(-1);
  if (!field) return;
  const folded = field.closest('details');
  if (folded) folded.open = true;
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
