import type { Revised } from '@shop/contracts/revised';
import type { Settings, SettingsSection, SettingsView } from '@shop/contracts/shop/views';

export abstract class SettingsRepository {
  /** Every section; one that was never saved has its initial value and revision 0. */
  abstract all(): Promise<SettingsView>;

  async find<Section extends SettingsSection>(section: Section): Promise<Revised<Settings[Section]>> {
    return (await this.all())[section];
  }

  /** False when the section has another revision by now. */
  abstract save<Section extends SettingsSection>(
    section: Section,
    value: Settings[Section],
    revision: number,
  ): Promise<boolean>;
}
