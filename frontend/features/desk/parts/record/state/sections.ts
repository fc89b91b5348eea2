import type { Field, Fields } from './fields.ts';

/** Fields under a heading of their own. */
export interface Section {
  heading: string;
  column: 'main' | 'side';
  folded: boolean;
  fields: readonly Field[];
}

/** The sections of a form in their order; null where its fields simply stand under each other. */
export function sectionsOf({ list }: Pick<Fields<unknown>, 'list'>): Section[] | null {
  const begins = list.flatMap(({ section }, index) => (section ? [index] : []));
  if (begins.length === 0) return null;
  return begins.map((begin, index) => {
    const fields = list.slice(begin, begins[index + 1]);
    const [{ heading = '', section } = {}] = fields;
    return { heading, column: section?.column ?? 'main', folded: section?.folded ?? false, fields };
  });
}
