import type { StaffForm } from './staff-form.ts';

const section = (name: string, title: string, box: string, typed: string): StaffForm => ({
  name: `settings: ${name}`,
  at: `/admin/settings/${name}`,
  box,
  typed,
  send: 'Save',
  call: `settings/${name}`,
  done: `${title}: saved.`,
});

export const settingsForms: readonly StaffForm[] = [
  section('season', 'Season', 'Message on the closed page', 'Back when the lamp is lit'),
  section('sale', 'Sale mode', 'Letters of the order number', 'AG'),
  section('limits', 'Order limits', 'Most for one order', '1,75,000'),
  section('identity', 'Shop identity', 'Tagline', 'Light for every house'),
  section('payment', 'Payment details', 'Bank', 'Indian Bank, Sivakasi'),
  section('invoices', 'Invoices', 'Letters of the invoice number', 'AG'),
  section('referrals', 'Referrals', 'Least that is paid out', '750'),
  section('site', 'Website', 'Redirects', '/old-lamps /crackers/sparklers'),
  {
    name: 'next season',
    at: '/admin/settings/next',
    box: 'Message on the closed page',
    typed: 'The lamp is filled again in August',
    send: 'See what it does',
    call: 'roll-over/preview',
    done: 'The shop is open. Close it first',
    stays: true,
  },
];
