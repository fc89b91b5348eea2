import { usePageContext } from 'vike-react/usePageContext';
import { CityRecord } from '../../../../../features/desk/places/city-record.tsx';

export function Page() {
  const id = usePageContext().routeParams['id'] ?? '';
  return <CityRecord id={id} key={id} />;
}
