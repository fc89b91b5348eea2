import { SalesPage } from '../../../../../features/desk/reports/sales/sales-page.tsx';

export function Page() {
  return <SalesPage />;
}
