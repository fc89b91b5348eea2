import { Button, NativeSelect } from '@mantine/core';
import { pathOf } from '@shop/contracts/endpoint';
import { fetchPrinting, readPapers } from '@shop/contracts/papers/endpoints';
import type { PapersView } from '@shop/contracts/papers/views';
import { PAPERS, type Paper } from '@shop/contracts/rules/papers/papers';
import { useQuery } from '@tanstack/react-query';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/papers.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { Covers, ParcelBoxes } from './covers.tsx';
import { DispatchSheet } from './dispatch-sheet.tsx';
import { EstimateSheet } from './estimate-sheet.tsx';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { useParcels } from './use-parcels.ts';
import { usePrinting } from './use-printing.ts';
import styles from './papers-page.module.css';

interface PapersPageProps {
  paper: Paper;
  numbers: readonly string[];
  /** How many more were asked for than one printing has. */
  left: number;
}

/** Papers of chosen orders: seen as they come out, printed at once or made into a PDF. */
export function PapersPage({ paper, numbers, left }: PapersPageProps) {
  const mayRead = staffSession.current().permissions.includes('orders.read');
  const [typed, type] = useParcels();
  const query = useQuery({
    queryKey: ['orders', 'papers', numbers.join(',')],
    queryFn: () => callSignedIn(readPapers, { query: { orders: numbers.join(',') } }),
    enabled: mayRead && numbers.length > 0,
  });
  const printing = usePrinting(paper, numbers, query.data);
  const parcelsOf = (order: PapersView['orders'][number]) =>
    order.dispatch?.parcels ?? typed[order.number] ?? order.parcels ?? 1;
  const actions = (
    <>
      <NativeSelect
        aria-label={words.kind}
        value={paper}
        onChange={({ currentTarget }) => void navigate(paths.papers(currentTarget.value as Paper, numbers))}
        data={PAPERS.map((value) => ({ value, label: words.kinds[value] }))}
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
      title={words.kinds[paper]}
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
          {(papers) => (
            <>
              {paper === 'covers' && (
                <ParcelBoxes
                  orders={papers.orders}
                  parcelsOf={parcelsOf}
                  onType={(number, parcels) => {
                    printing.forget();
                    type(number, parcels);
                  }}
                />
              )}
              <div className={styles['sheets']}>
                <Sheets paper={paper} papers={papers} parcelsOf={parcelsOf} />
              </div>
            </>
          )}
        </Answer>
      )}
    </AdminPage>
  );
}

interface SheetsProps {
  paper: Paper;
  papers: PapersView;
  parcelsOf: (order: PapersView['orders'][number]) => number;
}

function Sheets({ paper, papers: { orders, invoices, squares: qrCodes }, parcelsOf }: SheetsProps) {
  if (paper === 'packing-slips') {
    return orders.map((order) => (
      <PackingSlip key={order.number} order={order} qrCode={qrCodes[order.number] ?? ''} />
    ));
  }
  if (paper === 'covers') return <Covers orders={orders} parcelsOf={parcelsOf} />;
  if (paper === 'dispatch-sheet') return <DispatchSheet orders={orders} parcelsOf={parcelsOf} />;
  if (paper === 'estimates') return orders.map((order) => <EstimateSheet key={order.number} order={order} />);
  const invoiced = new Set(invoices.map(({ content }) => content.orderNumber));
  const lacking = orders.filter(({ number }) => !invoiced.has(number)).map(({ number }) => number);
  return (
    <>
      {lacking.length > 0 && (
        <div className={styles['screen']}>
          <Notice kind="season">{words.noInvoice(lacking.join(', '))}</Notice>
        </div>
      )}
      {invoices.map((invoice) => (
        <InvoiceSheet key={invoice.number} invoice={invoice} />
      ))}
    </>
  );
}
