/** The role that serves; where there is none apart from the owner of the schema, nothing is granted. */
const ROLE = 'shop_app';

function whereItIs(statements: readonly string[]): string {
  return `DO $$ BEGIN
    IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${ROLE}') THEN
      ${statements.join('\n      ')}
    END IF;
  END $$`;
}

/**
 * Gives the serving role what it needs of what a migration makes: `{ orders: 'select, insert, update (state)' }`.
 * A sequence is named with its kind: `{ 'sequence order_number': 'usage' }`.
 */
export function grant(rights: Readonly<Record<string, string>>): string {
  return whereItIs(Object.entries(rights).map(([on, what]) => `GRANT ${what} ON ${on} TO ${ROLE};`));
}

/** Takes every right to these back, and what the owner's later tables would have given by themselves. */
export function revokeAll(from: readonly string[]): string {
  return whereItIs([
    `ALTER DEFAULT PRIVILEGES REVOKE ALL ON TABLES FROM ${ROLE};`,
    `ALTER DEFAULT PRIVILEGES REVOKE ALL ON SEQUENCES FROM ${ROLE};`,
    `ALTER DEFAULT PRIVILEGES REVOKE ALL ON SCHEMAS FROM ${ROLE};`,
    ...from.map((what) => `REVOKE ALL ON ${what} FROM ${ROLE};`),
    `GRANT USAGE ON SCHEMA public TO ${ROLE};`,
  ]);
}
