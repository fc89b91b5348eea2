import type { StateEntry } from '@shop/contracts/places/views';
import { shareOf } from '@shop/contracts/rules/money';
import { stateWords } from '../../../words/en/admin-places.ts';
import { Meaning } from '../parts/record/meaning.tsx';
import { percentOf } from '../parts/record/percent.ts';

const words = stateWords.meanings;
/** ₹5,000 in paise. */
const EXAMPLE = 500_000;

/** What a shopper of the state will meet, in sentences. */
export function StateMeaning({ state }: { state: StateEntry | null }) {
  return <Meaning title={stateWords.meaning} sentences={state ? meaningsOf(state) : [words.unclear]} />;
}

function meaningsOf(state: StateEntry): string[] {
  const {
    allowed,
    reason,
    goods,
    minimumOrderPaise,
    packingBasisPoints,
    doorDeliveryPaise,
    burstingHours,
    note,
  } = state;
  if (!allowed) return [reason.trim() === '' ? words.noReason : words.blocked(reason)];
  return [
    words[goods],
    words.minimum(minimumOrderPaise),
    packingBasisPoints === 0
      ? words.noPacking
      : words.packing(percentOf(packingBasisPoints), shareOf(EXAMPLE, packingBasisPoints)),
    doorDeliveryPaise === null ? words.noDoor : words.door(doorDeliveryPaise),
    ...(burstingHours === '' ? [] : [words.hours(burstingHours)]),
    ...(note === '' ? [] : [words.note(note)]),
  ];
}
