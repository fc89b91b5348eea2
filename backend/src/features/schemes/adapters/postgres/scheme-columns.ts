import { sql, type RawBuilder } from 'kysely';

/** The terms of a scheme, or of a member, as `PassbookTerms` has them. */
export function termsOf(table: 'scheme' | 'membership'): RawBuilder<unknown> {
  const columns = ['monthly_paise', 'instalments', 'benefit_basis_points', 'due_day', 'grace_days'];
  const own = columns.map((column) => sql.ref(`${table}.${column}`));
  return sql`${sql.join(own)}, to_char(${sql.ref(`${table}.first_month`)}, 'YYYY-MM') AS first_month`;
}

/** How many places of a scheme are taken: by everybody but who has left. */
export function membersOf(scheme: string): RawBuilder<number> {
  return sql`(SELECT count(*) FROM membership m
    WHERE m.scheme_id = ${sql.ref(`${scheme}.id`)} AND m.state NOT IN ('cancelled', 'refunded'))`;
}
