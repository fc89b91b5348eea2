import type { StateEntry } from '@shop/contracts/places/views';
import { shareOf } from '@shop/contracts/rules/money';
import { stateWords } from '../../../words/en/admin-places.ts';
import { percentOf } from '../parts/record/percent.ts';
import styles from './state-meaning.module.css';

const words = stateWords.meanings;
/** ₹5,000 in paise. */
const EXAMPLE = 500_000;

/** What a shopper of the state will meet, in sentences. */
export function StateMeaning({ state }: { state: StateEntry | null }) {
  return (
    <section className={styles['meaning']} aria-live="polite">
      <h3>{stateWords.meaning}</h3>
      <ul>
        {(state ? meaningsOf(state) : [words.unclear]).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function meaningsOf(state: StateEntry): string[] {
  const { allowed, reason, goods, minimumOrderPaise, packingBasisPoints, doorDeliveryPaise } = state;
  if (!allowed) return [words.blocked(reason)];
  return [
    words[goods],
    words.minimum(minimumOrderPaise),
    packingBasisPoints === 0
      ? words.noPacking
      : words.packing(percentOf(packingBasisPoints), shareOf(EXAMPLE, packingBasisPoints)),
    doorDeliveryPaise === null ? words.noDoor : words.door(doorDeliveryPaise),
  ];
}
