import type { Day } from '@shop/contracts/rules/days';
import { SETTLING_WARNING_DAYS, yearOverIfPaidBefore } from '@shop/contracts/rules/schemes/passbook';
import { sql, type RawBuilder } from 'kysely';

/** Raw SQL: parts of statements that are reckoned by the terms of a scheme. */

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

/** What a member is asked for by a day: of instalments that are due, or whose grace is over. */
export function askedOf(member: string, day: Day, graceIsOver: boolean): RawBuilder<number> {
  const of = (column: string) => sql.ref(`${member}.${column}`);
  const late = graceIsOver ? sql`+ ${of('grace_days')} <` : sql`<=`;
  return sql`(SELECT ${of('monthly_paise')}::bigint * count(*) FROM generate_series(1, ${of('instalments')}) nth
    WHERE scheme_due_day(${of('first_month')}, ${of('due_day')}, nth) ${late} ${day}::date)`;
}

/** The day by which a member’s money is used or paid back, as `settleBy` of the contracts has it. */
export function settleByOf(member: string): RawBuilder<Day | null> {
  return sql`(${sql.ref(`${member}.first_paid_on`)} + 365)`;
}

/** Whether a member’s year is over, as `isYearOver` of the contracts has it. */
export function yearOverOn(member: string, today: Day): RawBuilder<boolean> {
  return sql`coalesce(${sql.ref(`${member}.first_paid_on`)} < ${yearOverIfPaidBefore(today)}::date, false)`;
}

/** Whether a member’s money is asked for, or brings the benefit back, as `askedOf` of the passbook’s facts has it. */
export function mayPayOn(member: string, today: Day): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${member}.${column}`);
  return sql`(NOT ${yearOverOn(member, today)} AND (${of('state')} IN ('requested', 'active', 'behind')
    OR (${of('state')} = 'matured' AND ${of('benefit_lapsed')} AND ${of('lapses')} = 1)))`;
}

/** Whether a member is to be told that their year ends, as `isToBeTold` of the contracts has it. */
export function toWarnOn(member: string, today: Day): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${member}.${column}`);
  return sql`(${of('state')} IN ('active', 'behind', 'matured') AND ${of('held_paise')} > 0
    AND NOT ${yearOverOn(member, today)} AND ${settleByOf(member)} <= ${today}::date + ${SETTLING_WARNING_DAYS}::integer
    AND ${of('warned_of')} IS DISTINCT FROM ${settleByOf(member)})`;
}
