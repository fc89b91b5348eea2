import { invoiceList } from '../../../../../features/desk/invoices/invoice-list.tsx';
import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';

export function Page() {
  return <ListScreen list={invoiceList} />;
}
