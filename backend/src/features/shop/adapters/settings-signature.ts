import { Injectable } from '@nestjs/common';
import { formatMobile } from '@shop/contracts/rules/phone';
import { Signature, type ShopSignature } from '../../../shared/emails/signature.ts';
import { ShopSettings } from '../application/shop-settings.ts';

/** The shop signs with what its settings say of it now. */
@Injectable()
export class SettingsSignature extends Signature {
  constructor(private readonly settings: ShopSettings) {
    super();
  }

  async current(): Promise<ShopSignature> {
    const { identity } = await this.settings.current();
    const { name, email, phones, address, city, pinCode } = identity;
    return { name, email, phone: formatMobile(phones[0] ?? ''), address: `${address}, ${city} ${pinCode}` };
  }
}
