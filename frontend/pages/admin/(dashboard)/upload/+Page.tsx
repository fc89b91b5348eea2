import { staffSession } from '../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../features/desk/parts/admin-page.tsx';
import { NotAllowed } from '../../../../features/desk/shell/not-allowed.tsx';
import { Uploads } from '../../../../features/desk/uploads/uploads.tsx';
import { words } from '../../../../words/en/staff/uploads.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('uploads.read');
  return (
    <AdminPage title={words.title} dense>
      {allowed ? <Uploads /> : <NotAllowed />}
    </AdminPage>
  );
}
