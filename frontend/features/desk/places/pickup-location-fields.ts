import type { PickupLocationEntry } from '@shop/contracts/places/views';
import { MOST_PAISE, PLACE_TEXT, WEB_ADDRESS } from '@shop/contracts/rules/limits';
import { useMemo } from 'react';
import { pickupWords as words } from '../../../words/en/admin-places.ts';
import { fieldsOf, type Fields } from '../parts/record/fields.ts';
import { useStateChoice } from './use-destinations.ts';

/** The boxes of a pickup location; its states are the shop's. */
export function usePickupLocationFields(): Fields<PickupLocationEntry> {
  const stateCode = useStateChoice();
  return useMemo(() => {
    return fieldsOf<PickupLocationEntry>(words.boxes, {
      name: { kind: 'text', limit: PLACE_TEXT.name },
      contact: { kind: 'text', limit: PLACE_TEXT.contact },
      phone: { kind: 'phone' },
      address: { kind: 'long', limit: PLACE_TEXT.address },
      city: { kind: 'text', limit: PLACE_TEXT.city },
      pinCode: { kind: 'pin' },
      stateCode,
      hours: { kind: 'text', limit: PLACE_TEXT.hours },
      mapUrl: { kind: 'text', limit: PLACE_TEXT.mapUrl, pattern: WEB_ADDRESS, optional: true },
      freightPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true },
      active: { kind: 'switch' },
    });
  }, [stateCode]);
}
