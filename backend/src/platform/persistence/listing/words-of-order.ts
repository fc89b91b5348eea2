import { sql } from 'kysely';

/** Of the orders `o`; the text is that of one index, which finds in one look what has every word. */
export const WORDS_OF_ORDER = sql`o.number || ' ' || o.customer_name || ' ' || o.phone || ' ' || o.city || ' ' ||
  coalesce(o.lr_number, '') || ' ' || coalesce(o.email, '')`;
