import type { DestinationsView, PickupLocationView, StateView } from '@shop/contracts/places/views';

/** Where the shop sends to: states with their rules, and the pickup locations that are open. */
export abstract class Destinations {
  abstract all(): Promise<DestinationsView>;

  /** By GST state code; null for a state the shop does not know. */
  async state(code: string): Promise<StateView | null> {
    const { states } = await this.all();
    return states.find((state) => state.code === code) ?? null;
  }

  async pickupLocation(id: string): Promise<PickupLocationView | null> {
    const { pickupLocations } = await this.all();
    return pickupLocations.find((location) => location.id === id) ?? null;
  }
}
