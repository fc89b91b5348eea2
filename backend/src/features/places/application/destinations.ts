import type { DestinationsView, PickupLocationView, StateView } from '@shop/contracts/places/views';

/** The states that shoppers can choose, with their rules, and the pickup locations there that are open. */
export abstract class Destinations {
  abstract all(): Promise<DestinationsView>;

  /** By GST state code; null for a state that is not served. */
  async state(code: string): Promise<StateView | null> {
    const { states } = await this.all();
    return states.find((state) => state.code === code) ?? null;
  }

  async pickupLocation(id: string): Promise<PickupLocationView | null> {
    const { pickupLocations } = await this.all();
    return pickupLocations.find((location) => location.id === id) ?? null;
  }
}
