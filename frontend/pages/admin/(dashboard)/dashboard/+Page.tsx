import { AdminPage } from '../../../../features/desk/parts/admin-page.tsx';
import { Dashboard } from '../../../../features/desk/dashboard/dashboard.tsx';
import { words } from '../../../../words/en/staff/dashboard.ts';

export function Page() {
  return (
    <AdminPage title={words.title}>
      <Dashboard />
    </AdminPage>
  );
}
