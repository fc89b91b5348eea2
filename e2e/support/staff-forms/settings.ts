import type { Conflict, StaffForm } from './staff-form.ts';

const section = (name: string, title: string, box: string, typed: string, conflict: Conflict): StaffForm => ({
  name: `settings: ${name}`,
  at: `/admin/settings/${name}`,
  box,
  typed,
  send: 'Save',
  call: `settings/${name}`,
  done: `${title}: saved.`,
  conflict,
});

export const settingsForms: readonly StaffForm[] = [
  // Ahead of the season, whose message stands in its box at first.
  {
    name: 'next season',
    at: '/admin/settings/next',
    box: 'Message on the closed page',
    typed: 'The lamp is filled again in August',
    send: 'See what it does',
    call: 'roll-over/preview',
    done: 'The shop is open. Close it first',
    stays: true,
    conflict: { none: 'Its answer is one, and nothing changes before it was looked at' },
  },
  section('season', 'Season', 'Message on the closed page', 'Back when the lamp is lit', {
    box: 'message',
    theirs: 'Back in August',
  }),
  section('sale', 'Sale mode', 'Letters of the order number', 'AG', { box: 'orderPrefix', theirs: 'BG' }),
  section('limits', 'Order limits', 'Most for one order', '1,75,000', {
    box: 'orderPaise',
    theirs: 160_000_00,
    shown: '1,60,000',
  }),
  section('identity', 'Shop identity', 'Tagline', 'Light for every house', {
    box: 'tagline',
    theirs: 'Theirs',
  }),
  section('payment', 'Payment details', 'Bank', 'Indian Bank, Sivakasi', {
    box: 'bank',
    theirs: 'Canara Bank, Sattur',
  }),
  section('invoices', 'Invoices', 'Letters of the invoice number', 'AG', { box: 'prefix', theirs: 'BG' }),
  section('referrals', 'Referrals', 'Least that is paid out', '750', {
    box: 'minimumPayoutPaise',
    theirs: 600_00,
    shown: '600',
  }),
  section('site', 'Website', 'Redirects', '/old-lamps /crackers/sparklers', {
    box: 'redirects',
    theirs: [{ from: '/old-wicks', to: '/crackers' }],
    shown: '/old-wicks /crackers',
  }),
];
