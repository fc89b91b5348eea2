import { Injectable } from '@nestjs/common';
import { isShopClosed } from '@shop/contracts/rules/season/closure';
import type { Season } from '@shop/contracts/shop/views';
import { Clock } from '../../../shared/clock.ts';
import { OpeningEmails } from '../../reminders/application/opening-emails.ts';
import { SettingsRepository } from '../../shop/application/settings-repository.ts';

/**
 * Looks whether the shop is open, however it came to be: a switch, the season's first day, a saved season. While it is,
 * everybody who asked is told; while it is not, what has not left comes back. Who was told long ago is forgotten.
 */
@Injectable()
export class NotifyAtOpening {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly openingEmails: OpeningEmails,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    await this.openingEmails.forgetNotified();
    if ((await this.openSeason()) === null) return this.openingEmails.recall();
    await this.openingEmails.notify(() => this.openSeason());
  }

  /** From the database, not from memory: what was just closed is closed. */
  private async openSeason(): Promise<Season | null> {
    const { value } = await this.settings.find('season');
    return isShopClosed(value, this.clock.now()) ? null : value;
  }
}
