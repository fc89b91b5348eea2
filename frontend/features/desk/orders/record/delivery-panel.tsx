import type { AdminOrderView } from '@shop/contracts/orders/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { words } from '../../../../words/en/admin-order.ts';
import { Panel } from '../../parts/panel.tsx';
import { Facts } from './facts.tsx';

/** Where the goods go, and on which lorry. */
export function DeliveryPanel({ order }: { order: AdminOrderView }) {
  const { pickupLocation: place, dispatch, destination } = order;
  return (
    <Panel title={words.delivery}>
      <Facts
        facts={[
          place
            ? [
                words.pickup,
                `${place.name}\n${place.address}, ${place.city} ${place.pinCode}\n${place.contact}, ${formatMobile(place.phone)}\n${place.hours}`,
              ]
            : [words.delivery, words.toDoor],
          [
            words.lorry,
            dispatch &&
              `${dispatch.transporter}\n${words.lorryReceipt(dispatch.lrNumber, formatDay(dispatch.lrDate))}\n${words.parcelCount(dispatch.parcels)}`,
          ],
          [words.hours, destination?.burstingHours ?? null],
          [words.ruleNote, destination?.note ?? null],
        ]}
      />
    </Panel>
  );
}
