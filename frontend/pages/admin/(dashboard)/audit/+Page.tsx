import { auditList } from '../../../../features/desk/audit/audit-list.tsx';
import { ListScreen } from '../../../../features/desk/parts/list/screen/list-screen.tsx';

export function Page() {
  return <ListScreen list={auditList} />;
}
