const month = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const name = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/** `October`, where its year is plain. */
export const monthName = (of: string): string => name.format(new Date(`${of}-01T00:00:00Z`));

/** `October 2026`, of `2026-10`. */
export const monthTitle = (of: string): string => month.format(new Date(`${of}-01T00:00:00Z`));
