import type { NewReferrerRequest } from '@shop/contracts/referrers/requests';
import type { ReferrerEntry } from '@shop/contracts/referrers/views';
import {
  ACCOUNT_NUMBER,
  IFSC,
  PAN,
  REFERRAL_CODE,
  REFERRER_TEXT,
  TEXT,
  UPI_ID,
} from '@shop/contracts/rules/limits';
import { words } from '../../../words/en/staff/referrals.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { PERCENT, percentSpelling } from '../parts/record/percent.ts';

const person = {
  name: { kind: 'text', limit: TEXT.personName },
  phone: { kind: 'phone' },
  email: { kind: 'email', limit: TEXT.email, optional: true },
  code: { kind: 'text', pattern: REFERRAL_CODE, capitals: true },
  commissionBasisPoints: { kind: 'text', pattern: PERCENT, spelling: percentSpelling },
} as const;

export const newReferrerFields = fieldsOf<NewReferrerRequest>(words.fields, person);

export const referrerFields = fieldsOf<ReferrerEntry>(words.fields, {
  ...person,
  address: { kind: 'long', limit: REFERRER_TEXT.address, optional: true },
  pan: { kind: 'text', pattern: PAN, capitals: true, optional: true },
  upiId: { kind: 'text', pattern: UPI_ID, optional: true },
  accountName: { kind: 'text', limit: REFERRER_TEXT.accountName, optional: true },
  accountNumber: { kind: 'text', pattern: ACCOUNT_NUMBER, spaceless: true, optional: true },
  ifsc: { kind: 'text', pattern: IFSC, capitals: true, optional: true },
});
