/** A posted form as one text a field: of a field that came twice the last counts, anything else is left out. */
export function fieldsOf(body: unknown): Record<string, string> {
  if (typeof body !== 'object' || body === null) return {};
  const fields = Object.entries(body).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? (value as unknown[]).at(-1) : value,
  ]);
  return Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')) as Record<
    string,
    string
  >;
}
