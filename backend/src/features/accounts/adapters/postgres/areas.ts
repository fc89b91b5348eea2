import type { Role } from '@shop/contracts/rules/permissions';
import type { UserState } from '@shop/contracts/users/views';
import { sql, type RawBuilder } from 'kysely';
import type { ShopDatabase } from '../../../../platform/persistence/shop-database.ts';
import type { SignedInAudience } from '../../domain/session.ts';

/** How the people of an area stand in the database: their tables, and conditions on a row `p` of the first. */
export interface AreaTables {
  people: 'staff' | 'referrer';
  links: 'staff_link' | 'referrer_link';
  recoveryCodes: 'recovery_code' | 'referrer_recovery_code';
  /** The column of those two that names the person. */
  personId: 'staffId' | 'referrerId';
  phone: RawBuilder<string | null>;
  role: RawBuilder<Role | null>;
  /** By an invitation, or by proving who they are. */
  mayEnter: RawBuilder<boolean>;
  /** Whose password opens a session, and whose sessions count: the suspended read, and the guard lets them do no more. */
  mayRead: RawBuilder<boolean>;
  state: RawBuilder<UserState>;
  /** What else a person's first password changes. */
  joins: { state?: RawBuilder<'active'> };
}

export const AREA_TABLES: Record<SignedInAudience, AreaTables> = {
  admin: {
    people: 'staff',
    links: 'staff_link',
    recoveryCodes: 'recovery_code',
    personId: 'staffId',
    phone: sql`NULL`,
    role: sql`p.role`,
    mayEnter: sql`p.active`,
    mayRead: sql`p.active`,
    state: sql`CASE WHEN NOT p.active THEN 'disabled' WHEN p.password_hash IS NULL THEN 'invited' ELSE 'active' END`,
    joins: {},
  },
  referrer: {
    people: 'referrer',
    links: 'referrer_link',
    recoveryCodes: 'referrer_recovery_code',
    personId: 'referrerId',
    phone: sql`p.phone`,
    role: sql`NULL`,
    mayEnter: sql`p.state <> 'suspended'`,
    mayRead: sql`p.state IN ('active', 'suspended')`,
    // One who is active and has no password comes in by another way, or was never asked in: a link invites them.
    state: sql`CASE WHEN p.state = 'suspended' THEN 'disabled'
      WHEN p.state = 'invited' OR p.password_hash IS NULL THEN 'invited' ELSE 'active' END`,
    joins: { state: sql`CASE WHEN state = 'invited' THEN 'active' ELSE state END` },
  },
};

/** The people of an area as `p`, with the columns that both tables have. */
export function peopleOf(audience: SignedInAudience) {
  return sql<ShopDatabase['staff' | 'referrer']>`${sql.table(AREA_TABLES[audience].people)}`.as('p');
}
