import { AdminPage } from '../../../../features/admin-shell/admin-page.tsx';
import { Dashboard } from '../../../../features/order-dashboard/dashboard.tsx';
import { words } from '../../../../words/en/admin-dashboard.ts';

export function Page() {
  return (
    <AdminPage title={words.title}>
      <Dashboard />
    </AdminPage>
  );
}
