import type { DestinationsView } from '@shop/contracts/places/views';
import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { chooseState, readChosenState } from '../../form/state/chosen-state.ts';
import type { PostedOrder } from '../../form/quick-order-view.ts';
import { fieldsIn, NO_FIELDS, type ReviewFields } from '../../form/review-fields.ts';
import { unansweredAttempt } from '../sending/attempt.ts';
import type { OrderContent } from '../sending/order-request.ts';
import { REVIEW_FIELDS } from './forget-review-fields.ts';
import { readStored, store } from '../../../../lib/stored.ts';

/** The boxes of the review: as posted, as they were sent where no answer came, or as this tab remembers them. */
export function useReviewFields(destinations: DestinationsView, posted: PostedOrder | null) {
  const sellersState = usePageContext().shop.identity.stateCode;
  const asTyped = () => {
    const chosen = readChosenState() ?? sellersState;
    const known = destinations.states.some(({ code }) => code === chosen);
    return fieldsIn({ ...readSavedFields(), stateCode: known ? chosen : '' });
  };
  const [sent] = useState(() => {
    const unanswered = posted ? null : unansweredAttempt();
    return unanswered && fieldsIn({ ...asTyped(), ...boxesOf(unanswered.content) });
  });
  const [fields, setFields] = useState<ReviewFields>(() => posted?.fields ?? sent ?? asTyped());

  useEffect(() => {
    // Another tab may have sent it, for somebody else: what was typed here stays.
    if (fields === sent) return;
    saveFields(fields);
    if (fields.stateCode !== '') chooseState(fields.stateCode);
  }, [fields, sent]);

  /** Back to what was typed here; where nothing was, what was sent may serve again. */
  const restore = () => {
    const typed = asTyped();
    if (fields === sent) setFields(typed.name === '' && typed.address === '' ? { ...fields } : typed);
  };
  return { fields, setFields, restore };
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

/** The boxes of an order that got no answer: a tab that was closed has sent it. */
function boxesOf({ customer, delivery, pickupLocationId, remarks }: OrderContent) {
  const place = delivery === 'door' ? 'door' : (pickupLocationId ?? '');
  // Without a box that was empty then: another's number or address may stand in it now.
  return { whatsapp: '', email: '', ...Object.fromEntries(Object.entries(customer)), remarks, place };
}

/** Consents are given anew each time. */
function saveFields(fields: ReviewFields): void {
  store('session', REVIEW_FIELDS, JSON.stringify({ ...fields, agreed: '', adult: '', terms: '' }));
}
