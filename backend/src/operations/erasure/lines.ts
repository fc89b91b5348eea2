import { formatDay } from '@shop/contracts/rules/days';
import { keptUntil } from '@shop/contracts/rules/documents/invoices/kept-until';
import type { Customer, CustomerRecord } from './find-customer.ts';

/**
 * What the command says of a customer: never the phone, and names only while nothing is erased. They are shown for
 * somebody to see whether a family shares the phone; what an erasing printed may be kept in a log.
 */
export function linesOf(customer: Customer, erase: boolean): string[] {
  const { orders, passbooks, whatsapps, messages, reminders, letters, invoices, owedByOthers } = customer;
  const named = ({ number, name }: CustomerRecord) => (erase ? number : `${number}: ${name}`);
  return [
    ...orders.map((order) => `Order ${named(order)}.`),
    ...passbooks.map((passbook) => `Passbook ${named(passbook)}.`),
    ...whatsapps.map((order) => `Order ${named(order)}, with another phone: only its WhatsApp number goes.`),
    `${orders.length} orders, ${passbooks.length} passbooks, ${messages} messages, ${reminders} reminders, ${letters} letters.`,
    ...invoices.map(
      ({ number, financialYear }) => `Invoice ${number} stays until ${formatDay(keptUntil(financialYear))}.`,
    ),
    ...(owedByOthers.length > 0 ? [staysFor(owedByOthers)] : []),
  ];
}

const staysFor = (records: string[]) =>
  `What the bank and staff say of payments that are for others too stays, names as well, while something of them is not settled: ${records.join(', ')}. Once all is, the next npm run retention takes it.`;

/** The last word, once all was done that may be. */
export function outcomeOf({ owedByOthers }: Customer): string {
  const also = owedByOthers.length > 0 ? ' and what is said of payments that are for others too' : '';
  return `All but the invoices${also} is erased.`;
}
