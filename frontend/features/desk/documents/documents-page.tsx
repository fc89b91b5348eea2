import { Button, NativeSelect } from '@mantine/core';
import { pathOf } from '@shop/contracts/endpoint';
import { fetchPrinting, readDocuments } from '@shop/contracts/documents/endpoints';
import type { DocumentsView } from '@shop/contracts/documents/views';
import { DOCUMENT_KINDS, type DocumentKind } from '@shop/contracts/rules/documents/printing';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/documents.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { Covers, ParcelCounts } from './covers.tsx';
import { DispatchSheet } from './dispatch-sheet.tsx';
import { EstimateSheet } from './estimate-sheet.tsx';
import { InvoiceSheets } from './invoice-sheet.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { useParcels } from './use-parcels.ts';
import { usePrinting } from './use-printing.ts';
import styles from './documents-page.module.css';

interface DocumentsPageProps {
  kind: DocumentKind;
  numbers: readonly string[];
  /** How many more were asked for than one printing has. */
  left: number;
}

/** Documents of chosen orders: seen as they come out, printed at once or made into a PDF. */
export function DocumentsPage({ kind, numbers, left }: DocumentsPageProps) {
  const mayRead = staffSession.current().permissions.includes('orders.read');
  const [typed, type] = useParcels();
  const query = useQuery({
    queryKey: ['orders', 'papers', numbers.join(',')],
    queryFn: () => callSignedIn(readDocuments, { query: { orders: numbers.join(',') } }),
    enabled: mayRead && numbers.length > 0,
  });
  const printing = usePrinting(kind, numbers, query.data);
  const parcelsOf = (order: DocumentsView['orders'][number]) =>
    order.dispatch?.parcels ?? typed[order.number] ?? order.parcels ?? 1;
  const actions = (
    <>
      <NativeSelect
        aria-label={words.kind}
        value={kind}
        onChange={({ currentTarget }) =>
          void navigate(paths.papers(currentTarget.value as DocumentKind, numbers))
        }
        data={DOCUMENT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {printing.done ? (
        <Button
          component="a"
          variant="default"
          href={pathOf(fetchPrinting, { id: printing.done })}
          target="_blank"
        >
          {words.openPdf}
        </Button>
      ) : (
        <Button variant="default" loading={printing.busy} onClick={() => printing.start(typed)}>
          {words.pdf}
        </Button>
      )}
      <Button onClick={() => window.print()}>{words.print}</Button>
    </>
  );
  return (
    <AdminPage
      title={words.kinds[kind]}
      back={{ text: words.backToOrders, href: listAsLeft(paths.adminOrders) }}
      actions={mayRead && numbers.length > 0 && actions}
    >
      {!mayRead && <NotAllowed />}
      {mayRead && numbers.length === 0 && (
        <EmptyState title={words.none}>
          <p>{words.noneHelp}</p>
        </EmptyState>
      )}
      {left > 0 && (
        <div className={styles['screen']}>
          <Notice kind="season">{words.tooMany(left)}</Notice>
        </div>
      )}
      {printing.sentence && <Notice kind={printing.failed ? 'error' : 'info'}>{printing.sentence}</Notice>}
      {mayRead && numbers.length > 0 && (
        <Answer query={query}>
          {(documents) => (
            <>
              {kind === 'covers' && (
                <ParcelCounts
                  orders={documents.orders}
                  parcelsOf={parcelsOf}
                  onType={(number, parcels) => {
                    printing.forget();
                    type(number, parcels);
                  }}
                />
              )}
              <div className={styles['sheets']}>
                <Sheets kind={kind} documents={documents} parcelsOf={parcelsOf} />
              </div>
            </>
          )}
        </Answer>
      )}
    </AdminPage>
  );
}

interface SheetsProps {
  kind: DocumentKind;
  documents: DocumentsView;
  parcelsOf: (order: DocumentsView['orders'][number]) => number;
}

function Sheets({ kind, documents, parcelsOf }: SheetsProps) {
  const { orders, invoices, withoutIrn, qrCodes } = documents;
  if (kind === 'packing-slips') {
    return orders.map((order) => (
      <PackingSlip key={order.number} order={order} qrCode={qrCodes[order.number] ?? ''} />
    ));
  }
  if (kind === 'covers') return <Covers orders={orders} parcelsOf={parcelsOf} />;
  if (kind === 'dispatch-sheet') return <DispatchSheet orders={orders} parcelsOf={parcelsOf} />;
  if (kind === 'estimates') return orders.map((order) => <EstimateSheet key={order.number} order={order} />);
  const invoiced = new Set([
    ...invoices.map(({ content }) => content.orderNumber),
    ...withoutIrn.map(({ orderNumber }) => orderNumber),
  ]);
  const lacking = orders.filter(({ number }) => !invoiced.has(number)).map(({ number }) => number);
  return (
    <>
      {lacking.length > 0 && (
        <div className={styles['screen']}>
          <Notice kind="season">{words.noInvoice(lacking.join(', '))}</Notice>
        </div>
      )}
      {withoutIrn.length > 0 && (
        <div className={styles['screen']}>
          <Notice kind="season">
            {words.noIrn}{' '}
            {withoutIrn.map(({ number }) => (
              <Fragment key={number}>
                <a href={paths.adminInvoice(number)}>{number}</a>{' '}
              </Fragment>
            ))}
          </Notice>
        </div>
      )}
      {invoices.map((invoice) => (
        <InvoiceSheets key={invoice.number} invoice={invoice} qrCode={qrCodes[invoice.number] ?? null} />
      ))}
    </>
  );
}
