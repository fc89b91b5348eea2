import { Dues } from '../../../../../features/desk/reports/dues.tsx';

export function Page() {
  return <Dues />;
}
