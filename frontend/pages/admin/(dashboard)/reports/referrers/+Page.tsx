import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { commissionList } from '../../../../../features/desk/reports/commission-list.tsx';
import { CommissionSums } from '../../../../../features/desk/reports/commission-sums.tsx';

export function Page() {
  return <ListScreen list={commissionList} under={<CommissionSums />} />;
}
