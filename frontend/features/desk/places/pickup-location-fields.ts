import { readDestinations } from '@shop/contracts/places/endpoints';
import type { PickupLocationEntry } from '@shop/contracts/places/views';
import { MOST_PAISE, PLACE_TEXT, WEB_ADDRESS } from '@shop/contracts/rules/limits';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../api/client.ts';
import { pickupWords as words } from '../../../words/en/admin-places.ts';
import { fieldsOf, type Fields } from '../parts/record/fields.ts';

/** The boxes of a pickup location; its states are the shop's. */
export function usePickupLocationFields(): Fields<PickupLocationEntry> {
  const { data } = useQuery({ queryKey: ['destinations'], queryFn: () => call(readDestinations) });
  return useMemo(() => {
    const options = (data?.states ?? []).map(({ code, name }) => ({ value: code, label: name }));
    return fieldsOf<PickupLocationEntry>(words.boxes, {
      name: { kind: 'text', limit: PLACE_TEXT.name },
      contact: { kind: 'text', limit: PLACE_TEXT.contact },
      phone: { kind: 'phone' },
      address: { kind: 'long', limit: PLACE_TEXT.address },
      city: { kind: 'text', limit: PLACE_TEXT.city },
      pinCode: { kind: 'pin' },
      stateCode: { kind: 'choice', options },
      hours: { kind: 'text', limit: PLACE_TEXT.hours },
      mapUrl: { kind: 'text', limit: PLACE_TEXT.mapUrl, pattern: WEB_ADDRESS, optional: true },
      freightPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true },
      active: { kind: 'switch' },
    });
  }, [data]);
}
