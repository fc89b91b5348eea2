/** What another language must say for `T`: the same sentences, of the same values. */
export type Translated<T> = T extends string
  ? string
  : T extends number | boolean | null | undefined | RegExp
    ? T
    : T extends (...values: infer Values) => infer Said
      ? (...values: Values) => Translated<Said>
      : { readonly [Key in keyof T]: Translated<T[Key]> };
