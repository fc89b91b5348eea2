import { recordKind } from '../record-kind.ts';
import type { Entered, EnteredFields } from '../rules/entered-fields.ts';
import { MOST_PAISE, PLACE_TEXT, STATE_CODE, WEB_ADDRESS } from '../rules/limits.ts';

const fields = {
  name: { kind: 'text', limit: PLACE_TEXT.name, column: { heading: 'Name' } },
  contact: { kind: 'text', limit: PLACE_TEXT.contact, column: { heading: 'Contact' } },
  phone: { kind: 'phone', column: { heading: 'Phone' } },
  address: { kind: 'long', limit: PLACE_TEXT.address, column: { heading: 'Address' } },
  city: { kind: 'text', limit: PLACE_TEXT.city, column: { heading: 'City' } },
  pinCode: { kind: 'pin', column: { heading: 'PIN code' } },
  stateCode: { kind: 'text', pattern: STATE_CODE, column: { heading: 'State code' } },
  hours: { kind: 'text', limit: PLACE_TEXT.hours, column: { heading: 'Hours' } },
  mapUrl: {
    kind: 'text',
    limit: PLACE_TEXT.mapUrl,
    pattern: WEB_ADDRESS,
    optional: true,
    column: { heading: 'Map' },
  },
  /** Null: paid to the transport office on collection. */
  freightPaise: { kind: 'money', min: 0, max: MOST_PAISE, optional: true, column: { heading: 'Freight' } },
  active: { kind: 'switch', initial: true, column: { heading: 'Shown' } },
} as const satisfies EnteredFields;

export type PickupLocationEntry = Entered<typeof fields>;

/** A row of the list of pickup locations. */
export interface PickupLocationRowView extends PickupLocationEntry {
  id: string;
  stateName: string;
}

export const pickupLocations = recordKind({
  topic: 'pickup-locations',
  audited: 'pickup-location',
  path: '/api/admin/pickup-locations',
  may: { read: 'places.read', write: 'places.write' },
  fields,
})<PickupLocationRowView>();
