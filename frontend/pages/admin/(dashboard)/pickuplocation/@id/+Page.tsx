import { usePageContext } from 'vike-react/usePageContext';
import { PickupLocationForm } from '../../../../../features/desk/places/pickup-location-form.tsx';

export function Page() {
  const id = usePageContext().routeParams['id'] ?? '';
  return <PickupLocationForm id={id} key={id} />;
}
