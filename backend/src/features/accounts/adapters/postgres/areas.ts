import { sql, type RawBuilder } from 'kysely';
import type { SignedInAudience } from '../../domain/session.ts';

type Sql = RawBuilder<unknown>;

/** How the people of an area stand in the database: their tables, and conditions on a row `p` of the first. */
export interface AreaTables {
  people: Sql;
  links: Sql;
  recoveryCodes: Sql;
  /** The column of those two that names the person. */
  personId: Sql;
  phone: Sql;
  role: Sql;
  /** By an invitation, or by proving who they are. */
  mayEnter: Sql;
  /** Whose password opens a session, and whose sessions count: the suspended read, and the guard lets them do no more. */
  mayRead: Sql;
  state: Sql;
  /** What else a person's first password changes. */
  joins: Sql;
}

export const AREA_TABLES: Record<SignedInAudience, AreaTables> = {
  admin: {
    people: sql`staff`,
    links: sql`staff_link`,
    recoveryCodes: sql`recovery_code`,
    personId: sql`staff_id`,
    phone: sql`NULL`,
    role: sql`p.role`,
    mayEnter: sql`p.active`,
    mayRead: sql`p.active`,
    state: sql`CASE WHEN NOT p.active THEN 'disabled' WHEN p.password_hash IS NULL THEN 'invited' ELSE 'active' END`,
    joins: sql``,
  },
  referrer: {
    people: sql`referrer`,
    links: sql`referrer_link`,
    recoveryCodes: sql`referrer_recovery_code`,
    personId: sql`referrer_id`,
    phone: sql`p.phone`,
    role: sql`NULL`,
    mayEnter: sql`p.state <> 'suspended'`,
    mayRead: sql`p.state IN ('active', 'suspended')`,
    // One who is active and has no password comes in by another way, or was never asked in: a link invites them.
    state: sql`CASE WHEN p.state = 'suspended' THEN 'disabled'
      WHEN p.state = 'invited' OR p.password_hash IS NULL THEN 'invited' ELSE 'active' END`,
    joins: sql`, state = CASE WHEN state = 'invited' THEN 'active' ELSE state END`,
  },
};
