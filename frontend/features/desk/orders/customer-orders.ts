import { readCustomerOrders } from '@shop/contracts/orders/endpoints';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { orderKeys } from './order-queries.ts';

/** The orders of a mobile number, and where the last one went. @param phone ten digits; null asks nothing */
export function useCustomerOrders(phone: string | null) {
  return useQuery({
    queryKey: [...orderKeys.lists, 'of', phone],
    queryFn: () => callSignedIn(readCustomerOrders, { params: { phone: phone ?? '' } }),
    enabled: phone !== null,
  });
}
