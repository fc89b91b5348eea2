import { readOrder, saveOrder } from '@shop/contracts/orders/endpoints';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { entryOf, isEditable, type OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { paths } from '../../../../lib/paths.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/order-edit.ts';
import { useDestinations } from '../../places/use-destinations.ts';
import { AdminPage } from '../../parts/admin-page.tsx';
import { RecordPage } from '../../parts/record/record-page.tsx';
import { orderKeys } from '../order-queries.ts';
import { editFields, meantEntry } from './edit-fields.ts';
import { EditMeaning, EditSum } from './edit-meaning.tsx';

/** An order that is not packed, as a record: its lines, where it goes, and what is charged. */
export function OrderEdit({ number }: { number: string }) {
  const queries = useQueryClient();
  const key = orderKeys.one(number);
  const query = useQuery({
    queryKey: key,
    queryFn: () => callSignedIn(readOrder, { params: { number } }),
    select: recordOf,
  });
  const places = useDestinations().data;
  const order = query.data?.order;
  const fields = useMemo(() => editFields(order, places), [order, places]);
  const back = { text: words.backTo(number), href: paths.adminOrder(number) };
  const against = order && whyNot(order);
  if (against) {
    return (
      <AdminPage title={words.title(number)} back={back} narrow>
        <Notice kind="season">{against}</Notice>
      </AdminPage>
    );
  }
  return (
    <RecordPage
      query={query}
      nameOf={() => words.title(number)}
      back={back}
      may={{ read: 'orders.edit', write: 'orders.edit' }}
      subject={`order/${number}/edit`}
      title={number}
      fields={fields}
      save={async (entry: OrderEntry, revision: number) => {
        const body = { ...meantEntry(entry), revision };
        const saved = await callSignedIn(saveOrder, { params: { number }, body });
        queries.setQueryData(key, saved);
        void queries.invalidateQueries({ queryKey: orderKeys.lists });
        return recordOf(saved);
      }}
      meaning={meaningOf}
      foot={sumOf}
    />
  );
}

/** Said before anybody types, as the backend says it on saving. */
function whyNot({ state, benefitPaise, paidPaise, payments }: AdminOrderView): string | null {
  if (!isEditable(state)) return words.packed;
  const ofPassbooks = payments.filter(({ mode }) => mode === 'scheme-credit');
  const creditPaise = ofPassbooks.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return benefitPaise > 0 || Math.min(creditPaise, paidPaise) > 0 ? words.passbookPays : null;
}

const meaningOf = (entry: OrderEntry | null, { order }: ReturnType<typeof recordOf>) => (
  <EditMeaning order={order} entry={entry} />
);

const sumOf = (entry: OrderEntry | null, { order }: ReturnType<typeof recordOf>) => (
  <EditSum order={order} entry={entry} />
);

const recordOf = (order: AdminOrderView) => ({ value: entryOf(order), revision: order.revision, order });
