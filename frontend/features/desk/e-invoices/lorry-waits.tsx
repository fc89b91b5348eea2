import type { AdminOrderView } from '@shop/contracts/orders/views';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as english } from '../../../words/en/staff/order-irn.ts';
import { useWords } from '../parts/chosen-words.ts';

type Billed = Pick<AdminOrderView, 'state' | 'invoices' | 'irnFrom'>;

/** What is dispatched now gets an invoice that needs an IRN, unless one with an IRN stands. */
export function willNeedIrn({ irnFrom, invoices }: Pick<Billed, 'irnFrom' | 'invoices'>): boolean {
  const last = invoices.at(-1);
  const stands = last?.kind === 'invoice' && last.registration === 'registered';
  return irnFrom !== null && irnFrom <= today() && !stands;
}

/** The invoice for which the lorry of an order that left has to wait. */
function awaited({ state, invoices }: Billed) {
  const last = invoices.filter(({ isPart }) => !isPart).at(-1);
  if (state !== 'dispatched' || last?.kind !== 'invoice') return null;
  const { number, registration } = last;
  return registration === 'missing' || registration === 'cancelled' ? { number, registration } : null;
}

/** On the page of an order: its goods have no valid invoice yet. */
export function LorryWaits({ order }: { order: Billed }) {
  const words = useWords(english);
  const invoice = awaited(order);
  return (
    invoice && (
      <Notice kind="season">
        {words[invoice.registration]} <a href={paths.adminInvoice(invoice.number)}>{invoice.number}</a>.
      </Notice>
    )
  );
}

/** Before the dispatch. @param text how the sentence goes on to the link */
export function IrnFirst({ text }: { text: string }) {
  const words = useWords(english);
  return (
    <Notice kind="season">
      {text} <a href={paths.adminEInvoices}>{words.register}</a>.
    </Notice>
  );
}
