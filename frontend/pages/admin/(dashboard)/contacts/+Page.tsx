import { staffSession } from '../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../features/desk/parts/admin-page.tsx';
import { NotAllowed } from '../../../../features/desk/shell/not-allowed.tsx';
import { ContactList } from '../../../../features/desk/contacts/contact-list.tsx';
import { words } from '../../../../words/en/admin-contacts.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('contacts.read');
  return <AdminPage title={words.title}>{allowed ? <ContactList /> : <NotAllowed />}</AdminPage>;
}
