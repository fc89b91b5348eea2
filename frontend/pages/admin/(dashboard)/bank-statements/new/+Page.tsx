import { OpenStatement } from '../../../../../features/desk/bank-statements/open-statement.tsx';

export function Page() {
  return <OpenStatement />;
}
