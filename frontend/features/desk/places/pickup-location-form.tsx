import { readPickupLocation, savePickupLocation } from '@shop/contracts/places/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { pickupWords as words } from '../../../words/en/admin-places.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { useRecord } from '../parts/record/use-record.ts';
import { usePickupLocationFields } from './pickup-location-fields.ts';

/** One pickup location to look at and to change. */
export function PickupLocationForm({ id }: { id: string }) {
  const params = { id };
  const record = useRecord(
    ['pickup-locations', 'one', id],
    () => callSignedIn(readPickupLocation, { params }),
    (body) => callSignedIn(savePickupLocation, { params, body }),
  );
  return (
    <RecordPage
      {...record}
      nameOf={({ name }) => name}
      back={{ text: words.title, href: paths.adminPickupLocations }}
      may={{ read: 'places.read', write: 'places.write' }}
      title={words.record}
      fields={usePickupLocationFields()}
    />
  );
}
