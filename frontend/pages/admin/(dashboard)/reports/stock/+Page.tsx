import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { stockReportList } from '../../../../../features/desk/reports/stock-report-list.tsx';
import { StockReportSums } from '../../../../../features/desk/reports/stock-report-sums.tsx';

export function Page() {
  return <ListScreen list={stockReportList} under={<StockReportSums />} />;
}
