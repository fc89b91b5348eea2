import { Exclude, Expose } from 'class-transformer';
import { IsIn } from 'class-validator';
import { LANGUAGES, type Language } from '../rules/language.ts';
import { Optional } from '../validation.ts';

/** Of a file that a page leads to. What other sites add to a link that is passed on is not looked at. */
@Exclude()
export class LanguageQuery {
  /** Of that page; English where it names none. */
  @Expose() @Optional() @IsIn(LANGUAGES) language?: Language;
}
