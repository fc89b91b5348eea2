import { defineEntity, p } from '@mikro-orm/postgresql';
import { LANGUAGES } from '@shop/contracts/rules/language';
import { instant, references } from '../../../../../platform/persistence/columns.ts';

/** An agent who brings customers. */
export const referrer = defineEntity({
  name: 'Referrer',
  tableName: 'referrer',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    phone: p.text(),
    email: p.text().columnType('citext').nullable().unique('referrer_email_unique'),
    code: p.text().unique('referrer_code_unique').check("code ~ '^[A-Z0-9]{4,12}$'"),
    commissionBasisPoints: p
      .integer()
      .default(500)
      .check('commission_basis_points >= 0 AND commission_basis_points <= 10000'),
    state: p.enum(['invited', 'active', 'suspended']),
    passwordHash: p.text().nullable(),
    createdAt: instant(),
    accessVersion: p.integer().default(0),
    revision: p.integer().default(0),
    totpSecret: p.text().nullable().comment('Sealed; counts once totp_since is set'),
    totpSince: instant().nullable(),
    totpLastStep: p.bigint('number').nullable(),
    greets: p
      .boolean()
      .default(false)
      .comment('Whether the price list greets with the first name whoever comes by the code'),
    language: p
      .enum([...LANGUAGES])
      .default('en')
      .comment('Of their area'),
    address: p.text().nullable(),
    pan: p.text().nullable().check("pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'"),
    upiId: p.text().nullable(),
    accountName: p.text().nullable(),
    accountNumber: p.text().nullable(),
    ifsc: p.text().nullable(),
    suspendedReason: p.text().nullable(),
  },
  indexes: [{ name: 'referrer_by_name', properties: ['name', 'id'] }],
  checks: [
    {
      name: 'referrer_check',
      expression: 'num_nonnulls(account_name, account_number, ifsc) = ANY (ARRAY[0, 3])',
    },
  ],
});

export const referrerLink = defineEntity({
  name: 'ReferrerLink',
  tableName: 'referrer_link',
  properties: {
    id: p.uuid().primary(),
    referrerId: references(referrer),
    kind: p.enum(['invitation', 'password']),
    tokenHash: p.text().unique('referrer_link_token_unique'),
    createdAt: instant(),
    expiresAt: instant(),
    endedAt: instant().nullable(),
  },
  comment: 'Links by which a referrer chooses a password, once; the newest alone counts',
  indexes: [{ name: 'referrer_link_referrer', properties: ['referrerId'] }],
});

export const referrerCode = defineEntity({
  name: 'ReferrerCode',
  // Its primary key is named referrer_code_taken.
  tableName: 'referrer_code',
  properties: {
    code: p.text().primary(),
    referrerId: references(referrer),
  },
  comment: 'Every code that was ever given, and to whom; none goes to another',
});

export const referrerDevice = defineEntity({
  name: 'ReferrerDevice',
  tableName: 'referrer_device',
  properties: {
    referrerId: references(referrer).primary(),
    deviceHash: p.text().primary(),
    seenAt: instant(),
  },
  comment:
    'Where referrers opened their area, or placed orders for customers; hashed, as senders of orders are',
});

/** A code that stands in for a lost second factor, once. */
export const referrerRecoveryCode = defineEntity({
  name: 'ReferrerRecoveryCode',
  tableName: 'referrer_recovery_code',
  properties: {
    referrerId: references(referrer).primary(),
    codeHash: p.text().primary(),
    usedAt: instant().nullable(),
  },
});

export const referralVisit = defineEntity({
  name: 'ReferralVisit',
  tableName: 'referral_visit',
  properties: {
    referrerId: references(referrer).primary(),
    day: p.date().primary(),
    visits: p.integer().check('visits > 0'),
  },
  comment: 'How many came by a code on a day in Kolkata; nothing of who they were',
});
