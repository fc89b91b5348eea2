import { MonthPage } from '../../../../../features/desk/reports/month/month-page.tsx';

export function Page() {
  return <MonthPage />;
}
