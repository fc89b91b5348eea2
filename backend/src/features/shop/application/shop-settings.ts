import type { Settings } from '@shop/contracts/shop/views';

/** The settings as they are now, from memory as long as nobody changes them. */
export abstract class ShopSettings {
  abstract current(): Promise<Settings>;
}
