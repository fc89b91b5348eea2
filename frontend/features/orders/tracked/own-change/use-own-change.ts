import { previewOwnChange } from '@shop/contracts/own-changes/endpoints';
import type { OwnChangePreviewView, OwnOrderView } from '@shop/contracts/orders/views';
import type { DestinationsView } from '@shop/contracts/places/views';
import { readDestinations } from '@shop/contracts/places/endpoints';
import type { OwnEntry } from '@shop/contracts/rules/orders/own-changes';
import { useEffect, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { TYPING_PAUSE } from '../../../../lib/timeouts.ts';
import {
  addressNeedOf,
  addressSent,
  checkFields,
  chosenPlace,
  NO_FIELDS,
  withPinCode,
  type FieldErrors,
  type FieldName,
  type ReviewFields,
} from '../../form/review-fields.ts';
import { ownRefusal } from './own-refusal.ts';

const TOWN_FIELDS = ['city', 'stateCode', 'pinCode'] as const;
const PLACE_FIELDS = [...TOWN_FIELDS, 'address', 'district', 'place'] as const;

interface Preview {
  asked: string;
  view: OwnChangePreviewView | null;
  problem: string | null;
}

/** The order as its customer wants it, and what the server makes of that. */
export function useOwnChange(order: OwnOrderView, token: string) {
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number>>(
    () => new Map(order.lines.map(({ code, quantity }) => [code, quantity])),
  );
  const [initial] = useState(() => fieldsOf(order));
  const [fields, setFields] = useState(initial);
  const [destinations, setDestinations] = useState<DestinationsView | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [preview, setPreview] = useState<Preview>({ asked: '', view: null, problem: null });
  const [looks, setLooks] = useState(0);

  useEffect(() => {
    call(readDestinations).then(setDestinations, () => setIsLost(true));
  }, []);
  const readPlaces = () => {
    setIsLost(false);
    call(readDestinations).then(setDestinations, () => setIsLost(true));
  };

  // Without the places nothing of them can be changed, and the rest can.
  const isPlaceSame = destinations === null || PLACE_FIELDS.every((name) => fields[name] === initial[name]);
  const errors = errorsOf(fields, isPlaceSame ? null : destinations);
  const { totalPaise } = (preview.view ?? order).totals;
  const addressNeed = destinations && addressNeedOf(fields, destinations, totalPaise);
  // Elsewhere a street that is not asked for, and not seen, is of the town that it was in.
  const isTownSame = TOWN_FIELDS.every((name) => fields[name] === initial[name]);
  const wantedFields = isTownSame ? fields : { ...fields, ...addressSent(fields, addressNeed) };
  const entry = entryFrom(order, quantities, wantedFields, isPlaceSame ? null : destinations);
  const isSame =
    JSON.stringify(entry) === JSON.stringify(entryFrom(order, quantitiesOf(order), initial, null));
  const isAskable = entry !== null && entry.lines.length > 0 && Object.keys(errors).length === 0 && !isSame;
  const wanted = isAskable ? `${looks} ${JSON.stringify(entry)}` : '';

  useEffect(() => {
    if (wanted === '') return;
    let current = true;
    const settle = (view: OwnChangePreviewView | null, problem: string | null) => {
      if (current) setPreview({ asked: wanted, view, problem });
    };
    const timer = setTimeout(() => {
      const body = JSON.parse(wanted.slice(wanted.indexOf(' '))) as OwnEntry;
      call(previewOwnChange, { params: { token }, body }).then(
        (view) => settle(view, null),
        (error: unknown) => {
          const { isUnknown, sentence } = ownRefusal(error);
          settle(null, isUnknown ? sentenceOf(error) : sentence);
        },
      );
    }, TYPING_PAUSE);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted, token]);

  const isSettled = wanted !== '' && preview.asked === wanted;
  return {
    quantities,
    setQuantity: (code: string, quantity: number) =>
      setQuantities((last) => new Map(last).set(code, quantity)),
    fields,
    errors,
    /** Null: they did not come yet. */
    destinations,
    isLost,
    readPlaces,
    /** Why the order asks for door number, street and district, by the last total that is known. */
    addressNeed,
    setField: (name: FieldName, value: string) => setFields((last) => ({ ...last, [name]: value })),
    setPinCode: (typed: string) =>
      setFields((last) => (destinations ? withPinCode(last, typed, destinations) : last)),
    entry,
    isSame,
    /** Of what stands there now; null while it is on its way, or cannot be asked for. */
    preview: isSettled ? preview.view : null,
    problem: isSettled ? preview.problem : null,
    busy: wanted !== '' && !isSettled,
    lookAgain: () => setLooks((last) => last + 1),
  };
}

function fieldsOf({ customer, delivery, pickupLocation, remarks }: OwnOrderView): ReviewFields {
  const { address, city, district, stateCode, pinCode, gstin } = customer;
  const place = delivery === 'door' ? 'door' : (pickupLocation?.id ?? '');
  return { ...NO_FIELDS, gstin: gstin ?? '', address, city, district, stateCode, pinCode, place, remarks };
}

const quantitiesOf = ({ lines }: OwnOrderView) =>
  new Map(lines.map(({ code, quantity }) => [code, quantity]));

/** @param destinations null: it goes where it went, also where that is not offered any more */
function entryFrom(
  { delivery, pickupLocation }: OwnOrderView,
  quantities: ReadonlyMap<string, number>,
  fields: ReviewFields,
  destinations: DestinationsView | null,
): OwnEntry | null {
  const { address, city, district, stateCode, pinCode, remarks } = fields;
  const place = destinations
    ? chosenPlace(fields, destinations)
    : { delivery, pickupLocationId: pickupLocation?.id ?? null };
  const lines = [...quantities]
    .filter(([, quantity]) => quantity > 0)
    .map(([code, quantity]) => ({ code, quantity }));
  return place && { lines, remarks, address, city, district, stateCode, pinCode, ...place };
}

/** @param destinations null: it goes where it went */
function errorsOf(fields: ReviewFields, destinations: DestinationsView | null): FieldErrors {
  const all = checkFields(fields, destinations ?? { states: [], pickupLocations: [] });
  const own = [...(destinations ? PLACE_FIELDS : []), 'remarks' as const].flatMap((name) => {
    const error = all[name];
    return error === undefined ? [] : [[name, error] as const];
  });
  return Object.fromEntries(own);
}
