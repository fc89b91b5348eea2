import { staffSession } from '../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../features/admin-shell/admin-page.tsx';
import { NotAllowed } from '../../../../features/admin-shell/not-allowed.tsx';
import { Settings } from '../../../../features/shop-settings/settings.tsx';
import { words } from '../../../../words/en/admin-settings.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('settings.read');
  return (
    <AdminPage title={words.title} narrow>
      {allowed ? <Settings /> : <NotAllowed />}
    </AdminPage>
  );
}
