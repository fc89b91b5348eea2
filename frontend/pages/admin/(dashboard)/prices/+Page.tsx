import { staffSession } from '../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../features/desk/parts/admin-page.tsx';
import { PriceDay } from '../../../../features/desk/prices/price-day.tsx';
import { NotAllowed } from '../../../../features/desk/shell/not-allowed.tsx';
import { words } from '../../../../words/en/staff/prices.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('catalogue.read');
  return (
    <AdminPage title={words.title} dense>
      {allowed ? <PriceDay /> : <NotAllowed />}
    </AdminPage>
  );
}
