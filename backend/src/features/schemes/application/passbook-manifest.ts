import { Injectable } from '@nestjs/common';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import type { Looks } from '@shop/contracts/shop/views';
import { ShopSettings } from '../../shop/application/shop-settings.ts';
import { ReadPassbook } from './read-passbook.ts';

/** What a passbook on a telephone's home screen shows. */
@Injectable()
export class PassbookManifest {
  constructor(
    private readonly passbook: ReadPassbook,
    private readonly settings: ShopSettings,
  ) {}

  /** @throws DomainError not-found, passbook-link-replaced */
  async execute(token: string): Promise<Pick<PassbookView, 'number' | 'scheme'> & { looks: Looks }> {
    const { number, scheme } = await this.passbook.execute(token);
    const { looks } = await this.settings.current();
    return { number, scheme, looks };
  }
}
