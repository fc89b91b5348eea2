import { readPickupLocation, savePickupLocation } from '@shop/contracts/places/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { pickupWords as words } from '../../../words/en/admin-places.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { usePickupLocationFields } from './pickup-location-fields.ts';

/** One pickup location to look at and to change. */
export function PickupLocationForm({ id }: { id: string }) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['pickup-locations', 'one', id],
    queryFn: () => callSignedIn(readPickupLocation, { params: { id } }),
  });
  const fields = usePickupLocationFields();
  return (
    <RecordPage
      query={query}
      nameOf={({ name }) => name}
      back={{ text: words.title, href: paths.adminPickupLocations }}
      may={{ read: 'places.read', write: 'places.write' }}
      subject={`pickup-location/${id}`}
      title={words.record}
      fields={fields}
      save={async (value, revision) => {
        const saved = await callSignedIn(savePickupLocation, {
          params: { id },
          body: { ...value, revision },
        });
        queries.setQueryData(['pickup-locations', 'one', id], saved);
        return saved;
      }}
    />
  );
}
