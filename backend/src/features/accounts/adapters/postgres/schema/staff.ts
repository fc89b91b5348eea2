import { defineEntity, p } from '@mikro-orm/postgresql';
import type { OwnerAlert } from '@shop/contracts/accounts/views';
import { LANGUAGES } from '@shop/contracts/rules/language';
import { instant, references } from '../../../../../platform/persistence/columns.ts';

/** A person who works in the shop. */
export const staff = defineEntity({
  name: 'Staff',
  tableName: 'staff',
  properties: {
    id: p.uuid().primary(),
    email: p.text().columnType('citext').unique('staff_email_unique'),
    name: p.text(),
    role: p.enum(['owner', 'manager', 'catalogue', 'orders', 'content', 'accountant']),
    passwordHash: p.text().nullable(),
    active: p.boolean().default(true),
    createdAt: instant(),
    accessVersion: p.integer().default(0),
    totpSecret: p.text().nullable().comment('Sealed; counts once totp_since is set'),
    totpSince: instant().nullable(),
    totpLastStep: p
      .bigint('number')
      .nullable()
      .comment('Of the newest code that was used: no code counts twice'),
    language: p
      .enum([...LANGUAGES])
      .default('en')
      .comment('Of packing, stock and the lorry sheet'),
  },
});

export const staffLink = defineEntity({
  name: 'StaffLink',
  tableName: 'staff_link',
  properties: {
    id: p.uuid().primary(),
    staffId: references(staff),
    kind: p.enum(['invitation', 'password']),
    tokenHash: p.text().unique('staff_link_token_unique'),
    createdAt: instant(),
    expiresAt: instant(),
    endedAt: instant().nullable(),
  },
  comment: 'Links by which a member of staff chooses a password, once; the newest alone counts',
  indexes: [{ name: 'staff_link_staff', properties: ['staffId'] }],
});

/** A code that stands in for a lost second factor, once. */
export const recoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    staffId: references(staff).primary(),
    codeHash: p.text().primary(),
    usedAt: instant().nullable(),
  },
});

export const attempt = defineEntity({
  name: 'Attempt',
  tableName: 'attempt',
  properties: {
    personId: references(staff).primary(),
    key: p.uuid().primary(),
    requestHash: p.text(),
    answer: p
      .json<unknown>()
      .nullable()
      .comment('Written with the step itself; null means that it answered nothing'),
    at: instant(),
  },
  comment: 'Steps of staff by the key of the try: asked for again, they answer as they did',
  indexes: [{ name: 'attempt_at', properties: ['at'] }],
});

export const ownerAlert = defineEntity({
  name: 'OwnerAlert',
  tableName: 'owner_alert',
  properties: {
    id: p.uuid().primary(),
    at: instant(),
    byName: p.text(),
    alert: p.json<OwnerAlert>(),
  },
  comment: 'What a thief would change first; nobody can take one away',
  indexes: [{ name: 'owner_alert_at', properties: ['at'] }],
});
