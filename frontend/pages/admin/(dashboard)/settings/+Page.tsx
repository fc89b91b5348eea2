import { staffSession } from '../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../features/desk/parts/admin-page.tsx';
import { NotAllowed } from '../../../../features/desk/shell/not-allowed.tsx';
import { Settings } from '../../../../features/desk/settings/settings.tsx';
import { words } from '../../../../words/en/admin-settings.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('settings.read');
  return (
    <AdminPage title={words.title} narrow>
      {allowed ? <Settings /> : <NotAllowed />}
    </AdminPage>
  );
}
