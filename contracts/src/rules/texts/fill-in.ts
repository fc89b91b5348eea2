/** A piece in braces, `{shop}`, or a brace that belongs to none. */
const PIECES = /\{([^{}]*)\}|[{}]/g;

/** The text with its pieces filled in; one that has no value stays as it is. */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string>>,
  write: (value: string) => string = (value) => value,
): string {
  return text.replace(PIECES, (whole, name?: string) => {
    const value = name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : write(value);
  });
}

/** The same of HTML: what is filled in is never read as HTML. */
export function fillInHtml(html: string, values: Readonly<Record<string, string>>): string {
  return fillIn(html, values, (value) => value.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`));
}

/** What is wrong with the pieces of a text. */
export interface PieceFaults {
  /** Pieces that the text does not have, and single braces. */
  unknown: string[];
  /** Pieces that must stay in it. */
  missing: string[];
}

/** @param kind `pieces` may stand in the text, and of them `keeps` must */
export function pieceFaults(
  text: string,
  { pieces, keeps = [] }: { pieces: readonly string[]; keeps?: readonly string[] },
): PieceFaults {
  const found = [...text.matchAll(PIECES)].map(([whole, name]) => ({ whole, name }));
  const unknown = found.filter(({ name }) => name === undefined || !pieces.includes(name));
  return {
    unknown: [...new Set(unknown.map(({ whole }) => whole.replace(/<[^>]*>/g, '')))],
    missing: keeps.filter((piece) => !found.some(({ name }) => name === piece)),
  };
}
