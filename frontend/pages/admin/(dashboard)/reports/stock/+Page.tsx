import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { stockReportList } from '../../../../../features/desk/reports/stock-report-list.tsx';
import { StockLine, StockReportSums } from '../../../../../features/desk/reports/stock-report-sums.tsx';

export function Page() {
  return <ListScreen list={stockReportList} above={<StockLine />} under={<StockReportSums />} />;
}
