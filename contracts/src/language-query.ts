import { IsIn } from 'class-validator';
import { LANGUAGES, type Language } from './rules/language.ts';
import { Optional } from './validation.ts';

/** Of a file that a page leads to. */
export class LanguageQuery {
  /** Of that page; English where it names none. */
  @Optional() @IsIn(LANGUAGES) language?: Language;
}
