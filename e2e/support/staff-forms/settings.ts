import type { Conflict, StaffForm } from './staff-form.ts';

const section = (
  name: string,
  title: string,
  field: string,
  typed: string,
  conflict: Conflict,
): StaffForm => ({
  name: `settings: ${name}`,
  at: `/admin/settings/${name}`,
  field,
  typed,
  send: 'Save',
  call: `settings/${name}`,
  done: `${title}: saved.`,
  conflict,
});

export const settingsForms: readonly StaffForm[] = [
  // Ahead of the season, whose message stands in its field at first.
  {
    name: 'next season',
    at: '/admin/settings/next',
    field: 'Message on the closed page',
    typed: 'The lamp is filled again in August',
    send: 'See what it does',
    call: 'roll-over/preview',
    done: 'The shop is open. Close it first',
    stays: true,
    conflict: { none: 'Its answer is one, and nothing changes before it was looked at' },
  },
  section('season', 'Season', 'Message on the closed page', 'Back when the lamp is lit', {
    field: 'message',
    theirs: 'Back in August',
  }),
  section('sale', 'Sale mode', 'Letters of the order number', 'AG', { field: 'orderPrefix', theirs: 'BG' }),
  section('limits', 'Order limits', 'Most for one order', '1,75,000', {
    field: 'orderPaise',
    theirs: 160_000_00,
    shown: '1,60,000',
  }),
  section('identity', 'Shop identity', 'Address', '9 Car Street', {
    field: 'address',
    theirs: '4 Temple Street',
  }),
  section('payment', 'Payment details', 'Bank', 'Indian Bank, Sivakasi', {
    field: 'bank',
    theirs: 'Canara Bank, Sattur',
  }),
  section('invoices', 'Invoices', 'Letters of the invoice number', 'AG', { field: 'prefix', theirs: 'BG' }),
  section('referrals', 'Referrals', 'Least that is paid out', '750', {
    field: 'minimumPayoutPaise',
    theirs: 600_00,
    shown: '600',
  }),
  section('site', 'Website', 'Redirects', '/old-lamps /crackers/sparklers', {
    field: 'redirects',
    theirs: [{ from: '/old-wicks', to: '/crackers' }],
    shown: '/old-wicks /crackers',
  }),
];
