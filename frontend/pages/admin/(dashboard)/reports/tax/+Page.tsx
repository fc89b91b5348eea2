import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { taxList } from '../../../../../features/desk/reports/tax/tax-list.tsx';
import { TaxSums } from '../../../../../features/desk/reports/tax/tax-sums.tsx';

export function Page() {
  return <ListScreen list={taxList} under={<TaxSums />} />;
}
