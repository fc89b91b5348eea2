import type { StateEffectView, StateEntry } from '@shop/contracts/places/views';

/** What the terms of a state mean for orders that go there and are not dispatched. */
export abstract class StateEffects {
  abstract of(code: string, terms: StateEntry): Promise<StateEffectView>;
}
