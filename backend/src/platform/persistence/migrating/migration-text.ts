import { RELEASE_SCHEMA } from './release-schema.ts';

/** What an earlier release may still use. */
export const REMOVAL =
  /\b(?:DROP (?:TABLE|VIEW|FUNCTION|COLUMN|SEQUENCE|TYPE)|RENAME (?:TO|COLUMN)|ALTER COLUMN "?\w+"? (?:SET DATA )?TYPE|REVOKE)\b/i;

/**
 * A new migration with these statements. One that removes something is told to wait until the release before this one
 * has ended everywhere (`RemovingMigration`).
 * @param name in words with hyphens: `safety-distance`
 */
export function migrationText(name: string, statements: readonly string[]): { file: string; text: string } {
  const isRemoving = statements.some((statement) => REMOVAL.test(statement));
  const className = name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const queries = statements.map((statement) => `    this.addSql(${quoted(statement)});`).join('\n');
  const text = isRemoving
    ? `import { RemovingMigration } from '../migrating/removing-migration.ts';

export class ${className} extends RemovingMigration {
  static override readonly servesFrom = ${RELEASE_SCHEMA};

  protected override remove(): void {
${queries}
  }
}
`
    : `import { Migration } from '@mikro-orm/migrations';

export class ${className} extends Migration {
  override up(): void {
${queries}
  }
}
`;
  return { file: `m${String(RELEASE_SCHEMA + 1).padStart(4, '0')}-${name}.ts`, text };
}

function quoted(statement: string): string {
  return `\`${statement.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`)}\``;
}
