import { usePageContext } from 'vike-react/usePageContext';
import { staffSession } from '../../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../../features/desk/parts/admin-page.tsx';
import { NotAllowed } from '../../../../../features/desk/shell/not-allowed.tsx';
import { UserRecord } from '../../../../../features/desk/users/user-record.tsx';
import { words } from '../../../../../words/en/staff/users.ts';

export function Page() {
  const id = usePageContext().routeParams['id'] ?? '';
  if (!staffSession.current().permissions.includes('users.read')) {
    return (
      <AdminPage title={words.title}>
        <NotAllowed />
      </AdminPage>
    );
  }
  return <UserRecord id={id} key={id} />;
}
