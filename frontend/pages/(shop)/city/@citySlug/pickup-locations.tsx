import { formatMobile } from '@shop/contracts/rules/phone';
import { words } from '../../../../words/en/shop/cities.ts';
import type { Data } from './+data.tsx';
import styles from './city.module.css';

/** Where the parcels of a city are handed over. */
export function PickupLocations({ city }: { city: Pick<Data, 'name' | 'pickupLocations' | 'state'> }) {
  const { name, pickupLocations, state } = city;
  if (pickupLocations.length === 0) {
    return (
      <p>
        {words.pickupNone(name)}{' '}
        {state.doorDeliveryPaise === null ? words.pickupNoneElse : words.pickupNoneDoor}
      </p>
    );
  }
  return (
    <>
      {pickupLocations.map((place) => (
        <address key={place.id} className={styles['place']}>
          <h3>{place.name}</h3>
          <p>
            {place.address}, {place.city}&nbsp;{place.pinCode}
          </p>
          <p>
            {words.open}: {place.hours}
          </p>
          <p>
            {words.contact}: {place.contact},{' '}
            <a href={`tel:+91${place.phone}`}>{formatMobile(place.phone)}</a>
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
      ))}
      <p className={styles['muted']}>{words.bring}</p>
    </>
  );
}
