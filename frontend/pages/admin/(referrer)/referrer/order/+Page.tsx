import { usePageContext } from 'vike-react/usePageContext';
import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { useReferredOrders } from '../../../../../features/referrer/order-list.tsx';
import { PlaceForCustomer } from '../../../../../features/referrer/place-for-customer.tsx';
import { PlacedNotice } from '../../../../../features/referrer/placed-notice.tsx';

export function Page() {
  const list = useReferredOrders();
  const { placed } = usePageContext().urlParsed.search;
  return (
    <ListScreen
      list={list}
      actions={<PlaceForCustomer />}
      above={placed && <PlacedNotice number={placed} />}
    />
  );
}
