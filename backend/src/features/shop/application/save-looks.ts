import { Injectable } from '@nestjs/common';
import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ShopColour } from '@shop/contracts/rules/colours';
import type { SettingsView } from '@shop/contracts/shop/views';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import { Uploads } from '../../uploads/application/uploads.ts';
import { SaveSettings } from './save-settings.ts';

export interface LooksChange {
  colour: ShopColour;
  logoKey: string | null;
  homePictureKey: string | null;
  revision: number;
  actor: AuditEntry['actor'];
}

/** How many times its height a logo may be wide, or its width high: it stands beside the shop's name. */
const LONGEST = 4;

/** Gives the shop its colour and its pictures. */
@Injectable()
export class SaveLooks {
  constructor(
    private readonly uploads: Uploads,
    private readonly save: SaveSettings,
  ) {}

  /** @throws DomainError picture-unknown, logo-too-narrow, record-changed */
  async execute({ colour, logoKey, homePictureKey, revision, actor }: LooksChange): Promise<SettingsView> {
    const logo = await this.picture(logoKey);
    if (logo && Math.max(logo.width / logo.height, logo.height / logo.width) > LONGEST) {
      throw new DomainError('invalid', 'logo-too-narrow', {});
    }
    const value = { colour, logo, homePicture: await this.picture(homePictureKey) };
    return this.save.execute({ section: 'looks', value, revision, actor });
  }

  private async picture(key: string | null): Promise<PictureView | null> {
    if (key === null) return null;
    const picture = (await this.uploads.find(key))?.picture;
    if (!picture) throw new DomainError('conflict', 'picture-unknown', {});
    return picture;
  }
}
