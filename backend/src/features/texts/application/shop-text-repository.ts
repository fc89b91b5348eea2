import type { Language } from '@shop/contracts/rules/language';
import type { TextEntry, TextId } from '@shop/contracts/rules/texts/shop-texts';
import type { TextVersionView } from '@shop/contracts/texts/views';

/** @property entry null: back to the text that came with the shop */
export interface TextVersion {
  version: number;
  entry: TextEntry | null;
}

/** Every version of the texts that was ever saved. */
export abstract class ShopTextRepository {
  /** The last version of each text that was saved, with who saved it. */
  abstract last(): Promise<(TextVersionView & { id: TextId; language: Language })[]>;
  abstract find(id: TextId, language: Language): Promise<TextVersion | null>;
  abstract version(id: TextId, language: Language, version: number): Promise<TextVersion | null>;
  /** The newest first. */
  abstract versions(id: TextId, language: Language): Promise<TextVersionView[]>;
  /** False when there is such a version already. */
  abstract add(
    id: TextId,
    language: Language,
    version: TextVersion,
    savedBy: { id: string | null; name: string },
  ): Promise<boolean>;
}
