import type { DestinationsView, PickupLocationView } from '@shop/contracts/places/views';
import { useId } from 'react';
import { formatMobile } from '@shop/contracts/rules/phone';
import { nearestFirst, nearestPlace } from '@shop/contracts/rules/places/nearest';
import { Button } from '../../../../ui/buttons/button.tsx';
import { words } from '../../../../words/en/shop/orders-review.ts';
import {
  chosenPlace,
  hasPlaces,
  pickupLocationsOf,
  stateOf,
  type FieldErrors,
  type ReviewFields,
} from '../../form/review-fields.ts';
import { useHydrated } from '../../form/use-quantities.ts';
import { StateRule } from '../../../places/state-rule.tsx';
import styles from '../review-fields.module.css';

interface DeliveryChoiceProps {
  fields: ReviewFields;
  errors: FieldErrors;
  destinations: DestinationsView;
  onChange: (place: string) => void;
}

/** The pickup locations of the state, and the door where that is allowed. */
export function DeliveryChoice({ fields, errors, destinations, onChange }: DeliveryChoiceProps) {
  const errorId = useId();
  const hydrated = useHydrated();
  const state = stateOf(fields, destinations);
  const chosen = chosenPlace(fields, destinations);
  const value = chosen?.delivery === 'door' ? 'door' : (chosen?.pickupLocationId ?? '');
  const inState = pickupLocationsOf(state, destinations);
  const nearest = nearestPlace(fields.pinCode, inState);
  const doorPaise = state?.doorDeliveryPaise ?? null;
  const radio = (place: string) => ({
    type: 'radio',
    name: 'place',
    value: place,
    checked: value === place,
    onChange: () => onChange(place),
    'aria-invalid': errors.place ? true : undefined,
    'aria-describedby': errors.place ? errorId : undefined,
  });
  return (
    <fieldset className={styles['group']}>
      <legend>
        <h2>{words.collect}</h2>
      </legend>
      <p className={styles['help']}>{words.collectHelp}</p>
      {state?.allowed && <StateRule state={state} />}
      {!hydrated && (
        <Button type="submit" look="quiet" name="step" value="review" formNoValidate>
          {words.updateState}
        </Button>
      )}
      {state?.allowed && (
        <div className={errors.place ? `${styles['places']} ${styles['missed']}` : styles['places']}>
          {!hasPlaces(state, destinations) && <p>{words.noPlace(state.name)}</p>}
          {nearestFirst(fields.pinCode, inState).map((location) => (
            <label key={location.id} className={styles['place']}>
              <input {...radio(location.id)} />
              <PlaceWords location={location} nearestTo={location === nearest ? fields.pinCode : null} />
            </label>
          ))}
          {doorPaise !== null && (
            <label className={styles['place']}>
              <input {...radio('door')} />
              <span className={styles['placeWords']}>
                <b>{words.door}</b>
                <span>{words.freightOf(doorPaise)}</span>
                <small>{words.doorHelp}</small>
              </span>
            </label>
          )}
        </div>
      )}
      {errors.place && (
        <p id={errorId} className={styles['error']}>
          {errors.place}
        </p>
      )}
    </fieldset>
  );
}

interface PlaceWordsProps {
  location: PickupLocationView;
  /** The PIN code that no other place is as near to; null where one is. */
  nearestTo: string | null;
}

function PlaceWords({ location, nearestTo }: PlaceWordsProps) {
  const { name, address, city, pinCode, hours, phone, freightPaise } = location;
  return (
    <span className={styles['placeWords']}>
      <b>
        {name}, {city}
      </b>
      {nearestTo !== null && <span>{words.nearestTo(nearestTo)}</span>}
      <span>{freightPaise === null ? words.freightOnCollection : words.freightOf(freightPaise)}</span>
      <small>
        {address}, {city}&nbsp;{pinCode}
      </small>
      <small>
        <span>{hours}</span> <span>{formatMobile(phone)}</span>
      </small>
    </span>
  );
}
