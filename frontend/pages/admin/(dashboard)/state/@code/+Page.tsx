import { usePageContext } from 'vike-react/usePageContext';
import { StateForm } from '../../../../../features/desk/places/state-form.tsx';

export function Page() {
  const code = usePageContext().routeParams['code'] ?? '';
  return <StateForm code={code} key={code} />;
}
