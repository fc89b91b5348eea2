import { Button } from '@mantine/core';
import { pathOf } from '@shop/contracts/endpoint';
import { printInvoice, readInvoice } from '@shop/contracts/invoices/endpoints';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import { mayLeave } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { invoiceNumberAt } from '@shop/contracts/rules/documents/invoices/invoice-number';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/invoices.ts';
import { staffSession } from '../../accounts/session.ts';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { Notice } from '../../../ui/messages/notice.tsx';
import { InvoiceSheets } from '../documents/invoice-sheet.tsx';
import { Registration } from '../e-invoices/registration.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { leftToCredit } from './left-to-credit.ts';
import styles from './invoice-page.module.css';

const CreditForm = lazy(async () => ({ default: (await import('./credit-form.tsx')).CreditForm }));

/** An invoice or credit note as it stands on paper. @param address its number as an address has it */
export function InvoicePage({ address }: { address: string }) {
  const mayRead = staffSession.current().permissions.includes('invoices.read');
  const params = { invoice: address };
  const query = useQuery({
    // Credit notes are invoices of their own: it is no query of one of them.
    queryKey: ['invoices', 'sheet', address],
    queryFn: () => callSignedIn(readInvoice, { params }),
    enabled: mayRead,
  });
  const [isCrediting, setCrediting] = useState(false);
  const order = query.data?.content.orderNumber;
  const mayCredit = staffSession.current().permissions.includes('invoices.credit');
  const actions = query.data && order !== undefined && (
    <>
      <Button component="a" variant="default" href={paths.adminOrder(order)}>
        {words.openOrder(order)}
      </Button>
      {mayCredit && leftToCredit(query.data).length > 0 && (
        <Button variant="default" onClick={() => setCrediting(true)}>
          {words.creditGoods}
        </Button>
      )}
      {mayLeave(query.data.registration) && (
        <>
          <Button component="a" variant="default" href={pathOf(printInvoice, params)} target="_blank">
            {words.pdf}
          </Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
        </>
      )}
    </>
  );
  return (
    <AdminPage
      title={invoiceNumberAt(address)}
      back={{ text: words.back, href: listAsLeft(paths.adminInvoices) }}
      actions={actions}
    >
      {mayRead ? (
        <Answer query={query}>
          {(invoice) => (
            <>
              <CreditNotes invoice={invoice} />
              <Registration invoice={invoice} />
              {mayLeave(invoice.registration) ? (
                <InvoiceSheets invoice={invoice} qrCode={invoice.qrCode} />
              ) : (
                <div className={styles['held']}>
                  <InvoiceSheets invoice={invoice} qrCode={null} />
                </div>
              )}
              <Fetched>
                {isCrediting && <CreditForm invoice={invoice} onClose={() => setCrediting(false)} />}
              </Fetched>
            </>
          )}
        </Answer>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

/** What was credited of it; on the screen only. */
function CreditNotes({ invoice: { creditNotes } }: { invoice: InvoiceView }) {
  if (creditNotes.length === 0) return null;
  return (
    <div className={styles['notes']}>
      <Notice>
        {creditNotes.map(({ number, day, totalPaise }) => (
          <p key={number}>
            {words.credited(formatMoney(totalPaise), formatDay(day))}{' '}
            <a href={paths.adminInvoice(number)}>{number}</a>
          </p>
        ))}
      </Notice>
    </div>
  );
}
