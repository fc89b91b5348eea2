import { Button } from '@mantine/core';
import { pathOf } from '@shop/contracts/endpoint';
import { printInvoice, readInvoice } from '@shop/contracts/invoices/endpoints';
import { invoiceNumberAt } from '@shop/contracts/rules/invoices/invoice-number';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/admin-invoices.ts';
import { staffSession } from '../../accounts/session.ts';
import { InvoiceSheet } from '../papers/invoice-sheet.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';

/** An invoice or credit note as it stands on paper. @param address its number as an address has it */
export function InvoicePage({ address }: { address: string }) {
  const mayRead = staffSession.current().permissions.includes('invoices.read');
  const params = { invoice: address };
  const query = useQuery({
    queryKey: ['invoices', 'one', address],
    queryFn: () => callSignedIn(readInvoice, { params }),
    enabled: mayRead,
  });
  const order = query.data?.content.orderNumber;
  const actions = order !== undefined && (
    <>
      <Button component="a" variant="default" href={paths.adminOrder(order)}>
        {words.openOrder(order)}
      </Button>
      <Button component="a" variant="default" href={pathOf(printInvoice, params)} target="_blank">
        {words.pdf}
      </Button>
      <Button onClick={() => window.print()}>{words.print}</Button>
    </>
  );
  return (
    <AdminPage
      title={invoiceNumberAt(address)}
      back={{ text: words.back, href: listAsLeft(paths.adminInvoices) }}
      actions={actions}
    >
      {mayRead ? (
        <Answer query={query}>{(invoice) => <InvoiceSheet invoice={invoice} />}</Answer>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}
