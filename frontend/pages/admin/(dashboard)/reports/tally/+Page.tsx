import { Tally } from '../../../../../features/desk/reports/tally.tsx';

export function Page() {
  return <Tally />;
}
