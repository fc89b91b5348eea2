/** How the shop signs its e-mails. */
export interface ShopSignature {
  name: string;
  /** Where answers go. */
  email: string;
  phone: string;
  address: string;
}

/** Filled by whoever keeps the shop's settings. */
export abstract class Signature {
  abstract current(): Promise<ShopSignature>;
}
