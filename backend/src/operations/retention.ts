import { ownerUrlIn, runCommand } from './commands/command.ts';
import { CommandError } from './commands/command-error.ts';
import { sentenceOfFaults } from './retention/sentence-of-faults.ts';
import { retain } from './retention/retain.ts';
import { SystemClock } from '../shared/clock.ts';

const HELP = `npm run retention -- [--dry-run]

Deletes or makes nameless what has outlived its term, as the privacy page promises: customers of orders and passbooks that
came to nothing, or whose books need not be kept any more; messages, reminders, ended sign-ins and links, browsers, counts
against abuse, what the bank told of strangers, photographs of broken goods, details of the audit log. Numbers, sums and days stay, so that the books add
up. It works in small parts as the role that owns the tables (MIGRATION_DATABASE_URL), while the shop goes on; broken off, it
goes on the next time. What fails is told at the end, and stops nothing else. Have it run each day.

What is past its term and not settled keeps its customer, and is counted: settle or cancel it at the order desk. Backups hold
what went until they are thrown away.

  --dry-run   counts, changes nothing

Exit code: 0 done, 1 it failed, 64 the command was called wrongly.
`;

/** `node dist/operations/retention.js`: what has outlived its term goes. */
await runCommand(
  { help: HELP, options: { 'dry-run': { type: 'boolean' } } },
  async ({ values, say, env }) => {
    const dryRun = values['dry-run'] ?? false;
    const { done, heldBack, faults, uncounted } = await retain(ownerUrlIn(env), {
      now: new SystemClock().now(),
      dryRun,
      say,
    });
    for (const { what, count } of done) if (count > 0) say(`${count} ${what}`);
    if (heldBack > 0) {
      say(
        `${heldBack} orders or passbooks are past their term, not settled, and keep their customer: settle or cancel them.`,
      );
    }
    const failed = sentenceOfFaults(faults, uncounted, dryRun);
    if (failed) throw new CommandError(failed);
    const sum = done.reduce((all, { count }) => all + count, 0);
    if (sum === 0) return say('Nothing has outlived its term.');
    say(dryRun ? 'Nothing was changed.' : 'All of it is gone.');
  },
);
