import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check } from '../check.ts';

/** Ledgers and documents that the serving role adds to and never takes from. */
const KEPT = [
  'orders',
  'order_event',
  'payment',
  'receipt',
  'stock_entry',
  'invoice',
  'commission_entry',
  'audit_entry',
];

interface Rights {
  me: string;
  grand: boolean;
  owns: number;
  takes: string[];
  reads: boolean;
}

/** Whether who serves may do no more than serve, and who migrates is somebody else. */
export const roles: Check = {
  name: 'roles',
  async examine({ env, database }) {
    const url = env['DATABASE_URL'];
    const role = url && URL.canParse(url) ? decodeURIComponent(new URL(url).username) : '';
    if (!role) return [look('DATABASE_URL names no role.', 'Name the serving role in it.')];
    const [rights] = await database.rows<Rights>(
      `SELECT current_user AS me, r.rolsuper OR r.rolcreaterole OR r.rolcreatedb OR r.rolbypassrls AS grand,
        (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid AND relkind = 'r') AS owns,
        coalesce(has_table_privilege(r.oid, to_regclass('public.orders'), 'SELECT, INSERT'), false) AS reads,
        ARRAY(SELECT name FROM unnest($2::text[]) name WHERE to_regclass('public.' || name) IS NOT NULL
          AND (has_table_privilege(r.oid, 'public.' || name, 'DELETE') OR has_table_privilege(r.oid, 'public.' || name, 'TRUNCATE')
            OR name <> 'orders' AND has_any_column_privilege(r.oid, 'public.' || name, 'UPDATE'))) AS takes
       FROM pg_roles r WHERE r.rolname = $1`,
      [role, KEPT],
    );
    if (!rights)
      return [
        broken(
          `There is no role ${role}.`,
          'Make it (infra/docker/roles.sh shows how), then run npm run migrate.',
        ),
      ];
    return [...servingFindings(role, rights), ...ownerFindings(role, rights, env['MIGRATION_DATABASE_URL'])];
  },
};

function servingFindings(role: string, { grand, owns, takes, reads }: Rights): Finding[] {
  const found: Finding[] = [];
  const other =
    'Serve with a role of its own, as infra/docker/roles.sh makes it; the migrations grant it what it needs.';
  if (grand) found.push(broken(`The serving role ${role} may do everything in the server.`, other));
  else if (owns > 0) found.push(broken(`The serving role ${role} owns ${owns} tables.`, other));
  else if (takes.length > 0) {
    const says = `The serving role ${role} may change or delete ${takes.join(', ')}.`;
    found.push(broken(says, 'Revoke it: these rows are added and never taken away.'));
  }
  if (!reads) {
    const todo = 'Name the role shop_app, which the migrations grant rights to, or make it a member of that.';
    found.push(broken(`The serving role ${role} may not read orders.`, todo));
  }
  return found.length > 0 ? found : [fine(`The serving role ${role} may serve, and no more.`)];
}

function ownerFindings(role: string, { me }: Rights, migrationUrl: string | undefined): Finding[] {
  if (!migrationUrl) return [];
  return me === role
    ? [broken(`${role} both migrates and serves.`, 'Give each address a role of its own.')]
    : [];
}
