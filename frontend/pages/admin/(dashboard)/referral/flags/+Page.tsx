import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { flagList } from '../../../../../features/desk/referrals/flag-list.tsx';

export function Page() {
  return <ListScreen list={flagList} />;
}
