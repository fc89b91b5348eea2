import { MarginPage } from '../../../../../features/desk/reports/sales/margin-page.tsx';

export function Page() {
  return <MarginPage />;
}
