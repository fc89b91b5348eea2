import type { DestinationsView } from '@shop/contracts/places/views';
import {
  filledBy,
  NO_FIELDS,
  withPinCode,
  type FieldErrors,
  type FieldName,
  type FilledIn,
  type ReviewFields,
} from '../../form/review-fields.ts';
import type { Problem } from '../problem.ts';

/** What was typed into the review, and what is wrong with it. */
export interface ReviewForm {
  fields: ReviewFields;
  /** The same object as `fields` until something is changed, where an order without an answer filled them in. */
  sent: ReviewFields | null;
  /** The same object as `fields` until something is typed or filled in; null where they came from elsewhere. */
  untouched: ReviewFields | null;
  /** What the PIN code filled in. */
  filledIn: FilledIn;
  errors: FieldErrors;
  /** Why the order was not sent. */
  problem: Problem | null;
  /** Each takes the shopper to the first marked field, or to the reason; fields that are put right leave it in peace. */
  refusals: number;
  /** “Send” was pressed, and goes with the bill. */
  isSendingNext: boolean;
  /** Whose last order filled the fields in; null: nobody's. */
  remembered: string | null;
}

export type ReviewEvent =
  | { kind: 'typed'; name: FieldName; value: string }
  | { kind: 'pin-code-typed'; value: string; destinations: DestinationsView }
  | { kind: 'refused'; errors: FieldErrors; problem: Problem }
  | { kind: 'checked'; problem: Problem | null }
  /** Somebody is known on this device, and nothing was typed yet. */
  | { kind: 'remembered'; fields: ReviewFields }
  /** They are somebody else; or were told to be forgotten, in another tab. */
  | { kind: 'someone-else' | 'forgotten' }
  | { kind: 'bill-awaited' }
  | { kind: 'bill-came' }
  /** @param typed what was typed here before the fields of an order without an answer took its place */
  | { kind: 'let-go'; typed: ReviewFields };

interface FirstForm {
  fields: ReviewFields;
  sent: ReviewFields | null;
  untouched?: ReviewFields | null;
  errors: FieldErrors;
  problem: Problem | null;
}

export function firstForm(first: FirstForm): ReviewForm {
  return {
    untouched: null,
    ...first,
    filledIn: filledBy(first.fields.pinCode),
    refusals: Object.keys(first.errors).length > 0 ? 1 : 0,
    isSendingNext: false,
    remembered: null,
  };
}

export function reviewForm(form: ReviewForm, event: ReviewEvent): ReviewForm {
  switch (event.kind) {
    case 'typed': {
      const { [event.name]: _, ...errors } = form.errors;
      return { ...form, fields: { ...form.fields, [event.name]: event.value }, errors };
    }
    case 'pin-code-typed': {
      const { fields, filledIn } = form;
      const filled = withPinCode(fields, event.value, event.destinations, filledIn);
      const now = (name: keyof FilledIn) => (filled[name] === fields[name] ? filledIn : filled)[name];
      return {
        ...form,
        fields: filled,
        filledIn: { city: now('city'), district: now('district') },
        errors: errorsOfUnchanged(form.errors, fields, filled),
      };
    }
    case 'refused':
      return { ...form, errors: event.errors, problem: event.problem, refusals: form.refusals + 1 };
    case 'checked':
      return { ...form, problem: event.problem, refusals: form.refusals + (event.problem ? 1 : 0) };
    case 'remembered':
      if (form.fields !== form.untouched) return form;
      return {
        ...form,
        fields: event.fields,
        filledIn: filledBy(event.fields.pinCode),
        remembered: event.fields.name,
      };
    case 'forgotten':
    case 'someone-else': {
      if (event.kind === 'forgotten' && form.remembered === null) return form;
      const { stateCode, remarks } = form.fields;
      return {
        ...form,
        fields: { ...NO_FIELDS, stateCode, remarks, remember: 'no' },
        filledIn: filledBy(''),
        errors: {},
        remembered: null,
      };
    }
    case 'bill-awaited':
      return { ...form, problem: null, isSendingNext: true };
    case 'bill-came':
      return { ...form, isSendingNext: false };
    case 'let-go': {
      if (form.fields !== form.sent) return form;
      // Where nothing was typed, what was sent may serve again.
      const isEmpty = event.typed.name === '' && event.typed.address === '';
      return { ...form, fields: isEmpty ? { ...form.fields } : event.typed };
    }
  }
}

function errorsOfUnchanged(errors: FieldErrors, before: ReviewFields, now: ReviewFields): FieldErrors {
  const left = Object.entries(errors).filter(
    ([name]) => before[name as FieldName] === now[name as FieldName],
  );
  return Object.fromEntries(left);
}
