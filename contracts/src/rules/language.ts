/** The languages of the shop. English comes first: it is where nothing else is said. */
export const LANGUAGES = ['en', 'ta'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The address of a page in a language. @param plain as English pages have it */
export function inLanguage(wanted: Language, plain: string): string {
  return wanted === 'en' ? plain : `/${wanted}${plain.replace(/^\/(?=[?#]|$)/, '')}`;
}

/** What another language must say for `T`: the same sentences, of the same values. */
export type Translated<T> = T extends string
  ? string
  : T extends number | boolean | null | undefined | RegExp
    ? T
    : T extends (...values: infer Values) => infer Said
      ? (...values: Values) => Translated<Said>
      : { readonly [Key in keyof T]: Translated<T[Key]> };
