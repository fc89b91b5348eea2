const known = new Map<string, string>();

/** The views' name of a column: `netPaise` of `net_paise`. */
export function camelCase(column: string): string {
  let name = known.get(column);
  if (name === undefined) {
    name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    known.set(column, name);
  }
  return name;
}

/** The column of a name of the views: `net_paise` of `netPaise`. */
export function snakeCase(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A row under the views' names. What a column holds, JSON too, stays as it is. */
export function camelCased(row: object): Record<string, unknown> {
  const renamed: Record<string, unknown> = {};
  for (const [column, value] of Object.entries(row)) renamed[camelCase(column)] = value;
  return renamed;
}
