import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { ownerUrlIn, runCommand } from './commands/command.ts';
import { CommandError } from './commands/command-error.ts';
import { migrationOptions } from '../platform/persistence/migrating/migration-options.ts';
import { migrationText } from '../platform/persistence/migrating/migration-text.ts';
import { schemaDifference } from '../platform/persistence/migrating/schema-difference.ts';

const HELP = `npm run migration -- NAME [--empty]

Writes a migration with what the entities say and the migrations do not yet: change the entities first, then run this, and
read what it wrote. NAME is in words with hyphens. A change of SQL files alone gets an empty one, so that copies of the
shop know which schema they need.

  --empty   writes it although the tables are as the entities say

Exit code: 0 done, 1 it failed, 64 the command was called wrongly.
`;

/** Where `npm run migration` runs it: in the backend's folder. */
const SOURCES = path.resolve('src/platform/persistence/migrations');

const options = { empty: { type: 'boolean' } } as const;
await runCommand({ help: HELP, options, operand: 'NAME' }, async ({ values, operand: name, say, env }) => {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError('Say its name, in words with hyphens: npm run migration -- safety-distance');
  const orm = await MikroORM.init({ ...migrationOptions(ownerUrlIn(env)), logger: () => undefined });
  try {
    // Not the SQL files: they may speak of columns that are still to come.
    await orm.migrator.up();
    const statements = await schemaDifference(orm);
    if (statements.length === 0 && !values.empty)
      return say('The tables are as the entities say: no migration is needed.');
    const { file, text } = migrationText(name, statements);
    writeFileSync(path.join(SOURCES, file), text);
    say(`Written: backend/src/platform/persistence/migrations/${file}`);
  } finally {
    await orm.close(true);
  }
});
