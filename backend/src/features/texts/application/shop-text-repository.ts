import type { TextEntry, TextId, TextLanguage } from '@shop/contracts/rules/texts/shop-texts';
import type { TextVersionView } from '@shop/contracts/texts/views';

/** @property entry null: back to the text that came with the shop */
export interface TextVersion {
  version: number;
  entry: TextEntry | null;
}

/** Every version of the texts that was ever saved. */
export abstract class ShopTextRepository {
  /** The last version of each text that was saved, with who saved it. */
  abstract last(): Promise<(TextVersionView & { id: TextId; language: TextLanguage })[]>;
  abstract find(id: TextId, language: TextLanguage): Promise<TextVersion | null>;
  abstract version(id: TextId, language: TextLanguage, version: number): Promise<TextVersion | null>;
  /** The newest first. */
  abstract versions(id: TextId, language: TextLanguage): Promise<TextVersionView[]>;
  /** False when there is such a version already. */
  abstract add(
    id: TextId,
    language: TextLanguage,
    version: TextVersion,
    savedBy: { id: string | null; name: string },
  ): Promise<boolean>;
}
