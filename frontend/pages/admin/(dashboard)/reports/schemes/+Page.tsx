import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { liabilityList } from '../../../../../features/desk/reports/liability-list.tsx';
import { LiabilitySums } from '../../../../../features/desk/reports/liability-sums.tsx';

export function Page() {
  return <ListScreen list={liabilityList} under={<LiabilitySums />} />;
}
