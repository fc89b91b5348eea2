import { locale } from '../lib/language.ts';

let rules: Intl.PluralRules | undefined;

/** The form that goes with the count in this build's language. */
export function plural<Form>(count: number, forms: { one: Form; other: Form }): Form {
  rules ??= new Intl.PluralRules(locale);
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
