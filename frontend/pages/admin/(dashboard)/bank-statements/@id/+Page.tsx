import { usePageContext } from 'vike-react/usePageContext';
import { BankStatement } from '../../../../../features/desk/bank-statements/statement.tsx';

export function Page() {
  const id = usePageContext().routeParams['id'] ?? '';
  return <BankStatement id={id} key={id} />;
}
