/** How goods are sold, as the label says it. @param unit of `rules/catalogue/units` */
export const unitOf = (unit: string): string => unit;

/** What is in one, as the owner wrote it: `10 pcs`. */
export const contentOf = (content: string): string => content;
