import { useState } from 'react';
import type { PlacedOrderView } from '@shop/contracts/orders/views';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/staff/new-order.ts';
import { staffSession } from '../../../accounts/session.ts';
import { NotAllowed } from '../../shell/not-allowed.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import type { EnteredOrder } from './new-order-fields.ts';
import { NewOrderForm } from './new-order-form.tsx';
import { PlacedNotice } from './placed-notice.tsx';

/** An order for a customer on the telephone. */
export function NewOrder() {
  const [done, setDone] = useState<{ placed: PlacedOrderView; entered: EnteredOrder } | null>(null);
  const mayPlace = staffSession.current().permissions.includes('orders.place');
  return (
    <AdminPage
      title={words.title}
      back={{ text: words.back, href: paths.adminOrders }}
      narrow={done !== null}
    >
      {!mayPlace && <NotAllowed />}
      {mayPlace && done && <PlacedNotice {...done} onAnother={() => setDone(null)} />}
      {mayPlace && !done && <NewOrderForm onPlaced={(placed, entered) => setDone({ placed, entered })} />}
    </AdminPage>
  );
}
