import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Payee } from '@shop/contracts/rules/schemes/payee';
import { instant, references } from '../../../../../platform/persistence/columns.ts';
import { staff } from '../../../../accounts/adapters/postgres/schema/staff.ts';
import { referrer } from './referrer.ts';

export const taxChallan = defineEntity({
  name: 'TaxChallan',
  tableName: 'tax_challan',
  properties: {
    id: p.uuid().primary(),
    bsrCode: p.text().check("bsr_code ~ '^[0-9]{7}$'").comment('Of the branch of the bank'),
    serial: p.text().check("serial ~ '^[0-9]{5}$'"),
    paidOn: p.date(),
    enteredAt: instant(),
    enteredBy: references(staff),
  },
  comment: 'By which tax that was deducted from commissions was paid to the state',
  uniques: [{ name: 'tax_challan_once', properties: ['bsrCode', 'serial', 'paidOn'] }],
});

export const commissionCreditStart = defineEntity({
  name: 'CommissionCreditStart',
  tableName: 'commission_credit_start',
  properties: {
    single: p.boolean().primary().default(true).check('single'),
    month: p.text().check("month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'"),
  },
  comment:
    'The first month that is credited, of a shop that owed commissions before there were credits: those with it',
});

export const commissionCredit = defineEntity({
  name: 'CommissionCredit',
  tableName: 'commission_credit',
  properties: {
    id: p.uuid().primary(),
    referrerId: references(referrer),
    month: p.text().check("month ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'"),
    creditedOn: p.date().comment('The last day of the month'),
    bookedOn: p.date().nullable().comment('Later than credited_on, which was closed; null: on it'),
    madeAt: instant(),
    throughTurn: p
      .bigint('number')
      .comment('It covers the entries after those that were credited or paid before, up to this one'),
    grossPaise: p
      .bigint('number')
      .check('gross_paise <> 0')
      .comment('Less than nothing: more was taken back'),
    taxYear: p.text(),
    taxSection: p.text(),
    taxBasisPoints: p.integer(),
    taxablePaise: p.bigint('number').check('taxable_paise >= 0'),
    taxPaise: p.bigint('number'),
    payee: p
      .json<Payee & { name: string; address: string | null; pan: string | null }>()
      .comment('Name, address and PAN, as they were'),
    challanId: references(taxChallan).nullable(),
  },
  comment: 'What a referrer earned in a month, credited and taxed at its end',
  uniques: [{ name: 'commission_credit_once', properties: ['referrerId', 'month'] }],
  indexes: [
    { name: 'commission_credit_day', properties: ['creditedOn'] },
    { name: 'commission_credit_challan', properties: ['challanId'], where: 'challan_id IS NOT NULL' },
  ],
  checks: [
    {
      name: 'commission_credit_check',
      expression: 'tax_paise >= 0 AND tax_paise <= greatest(gross_paise, 0)',
    },
  ],
});
