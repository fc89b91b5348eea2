import { readReferrer, readReferrerRecord, saveReferrer } from '@shop/contracts/referrers/endpoints';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/referrals.ts';
import { staffSession } from '../../accounts/session.ts';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { RecordForm } from '../parts/record/record-form.tsx';
import { useRecord } from '../parts/record/use-record.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { LedgerPanel, OrdersPanel, PayoutsPanel } from './referrer-books.tsx';
import { referrerFields } from './referrer-fields.ts';
import { ReferrerOverview } from './referrer-overview.tsx';

/** One referrer: what they earned, what they are due, and what is entered of them. */
export function ReferrerRecord({ id }: { id: string }) {
  const { permissions } = staffSession.current();
  const mayRead = permissions.includes('referrals.read');
  const query = useQuery({
    queryKey: ['referrals', 'account', id],
    queryFn: () => callSignedIn(readReferrer, { params: { id } }),
    enabled: mayRead,
  });
  if (!mayRead) {
    return (
      <AdminPage title={words.record}>
        <NotAllowed />
      </AdminPage>
    );
  }
  const back = { text: words.back, href: listAsLeft(paths.adminReferrers) };
  return (
    <AdminPage title={query.data?.name ?? words.record} back={back} narrow>
      <Answer query={query}>
        {(referrer) => (
          <>
            <ReferrerOverview referrer={referrer} />
            <OrdersPanel id={id} />
            <LedgerPanel id={id} />
            {permissions.includes('payouts.write') && <PayoutsPanel id={id} />}
            {permissions.includes('referrals.write') && <ReferrerForm id={id} />}
          </>
        )}
      </Answer>
    </AdminPage>
  );
}

function ReferrerForm({ id }: { id: string }) {
  const params = { id };
  const { query, ...record } = useRecord(
    ['referrals', 'one', id],
    () => callSignedIn(readReferrerRecord, { params }),
    (body) => callSignedIn(saveReferrer, { params, body }),
  );
  return (
    <Answer query={query} lines={8}>
      {(found) => <RecordForm {...record} title={words.saveTitle} fields={referrerFields} record={found} />}
    </Answer>
  );
}
