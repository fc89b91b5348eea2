import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { LANGUAGES, type Language } from '../rules/language.ts';
import { MAIL_SUBJECT, PAGE_TEXT_IDS, TEXT_IDS, type TextId } from '../rules/texts/shop-texts.ts';
import { IsText } from '../validation.ts';

/** What any text may come to; each has a limit of its own. */
const ANY_TEXT = { min: 0, max: 40_000 };

export class PageTextParams {
  @IsIn(LANGUAGES) language!: Language;
  @IsIn(PAGE_TEXT_IDS) id!: TextId;
}

export class TextParams {
  @IsIn(LANGUAGES) language!: Language;
  @IsIn(TEXT_IDS) id!: TextId;
}

export class TextVersionParams extends TextParams {
  @Type(() => Number) @IsInt() @Min(1) @Max(1_000_000) version!: number;
}

export class PreviewTextRequest {
  @IsText({ min: 0, max: MAIL_SUBJECT.max }) subject!: string;
  @IsText(ANY_TEXT) body!: string;
}

export class SaveTextRequest extends PreviewTextRequest {
  @IsInt() @Min(0) revision!: number;
}
