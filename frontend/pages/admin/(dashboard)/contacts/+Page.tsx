import { staffSession } from '../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../features/admin-shell/admin-page.tsx';
import { NotAllowed } from '../../../../features/admin-shell/not-allowed.tsx';
import { ContactList } from '../../../../features/contact-desk/contact-list.tsx';
import { words } from '../../../../words/en/admin-contacts.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('contacts.read');
  return <AdminPage title={words.title}>{allowed ? <ContactList /> : <NotAllowed />}</AdminPage>;
}
