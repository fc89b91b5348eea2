import type { PickupLocationView } from '@shop/contracts/places/views';
import { formatMobile } from '@shop/contracts/rules/phone';
import { words } from '../../../../words/en/shop/cities.ts';
import type { Data } from './+data.tsx';
import styles from './city.module.css';

interface PickupLocationsProps {
  city: Pick<Data, 'name' | 'pickupLocations' | 'nearest' | 'state'>;
}

/** Where the parcels of a city are handed over. */
export function PickupLocations({ city }: PickupLocationsProps) {
  const { name, pickupLocations, nearest, state } = city;
  const shown = nearest ? [nearest] : pickupLocations;
  const elsewhere = state.doorDeliveryPaise === null ? words.pickupNoneElse : words.pickupNoneDoor;
  return (
    <>
      {pickupLocations.length === 0 && (
        <p>
          {words.pickupNone(name)} {nearest ? words.pickupNearest(nearest.city) : elsewhere}
        </p>
      )}
      {shown.map((place) => (
        <Place key={place.id} place={place} />
      ))}
      {shown.length > 0 && <p className={styles['muted']}>{words.bring}</p>}
    </>
  );
}

function Place({ place }: { place: PickupLocationView }) {
  return (
    <address className={styles['place']}>
      <h3>{place.name}</h3>
      <p>
        {place.address}, {place.city}&nbsp;{place.pinCode}
      </p>
      <p>
        {words.open}: {place.hours}
      </p>
      <p>
        {words.contact}: {place.contact}, <a href={`tel:+91${place.phone}`}>{formatMobile(place.phone)}</a>
      </p>
      <p>
        {words.freight}: {words.freightOf(place.freightPaise)}
      </p>
      {place.mapUrl && (
        <p>
          <a href={place.mapUrl} target="_blank" rel="noopener noreferrer">
            {words.map}
          </a>
        </p>
      )}
    </address>
  );
}
