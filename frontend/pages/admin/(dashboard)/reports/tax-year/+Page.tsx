import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { TaxYearNote } from '../../../../../features/desk/reports/tax/tax-year-note.tsx';
import { taxYearList } from '../../../../../features/desk/reports/tax/tax-year-list.tsx';

export function Page() {
  return <ListScreen list={taxYearList} under={<TaxYearNote />} />;
}
