import { staffSession } from '../../../../../features/accounts/session.ts';
import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { InviteButton } from '../../../../../features/desk/users/invite-button.tsx';
import { userList } from '../../../../../features/desk/users/user-list.tsx';

export function Page() {
  const mayInvite = staffSession.current().permissions.includes('users.write');
  return <ListScreen list={userList} actions={mayInvite && <InviteButton />} />;
}
