import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { receiptList } from '../../../../../features/desk/reports/receipt-list.tsx';
import { ReceiptSums } from '../../../../../features/desk/reports/receipt-sums.tsx';

export function Page() {
  return <ListScreen list={receiptList} under={<ReceiptSums />} />;
}
