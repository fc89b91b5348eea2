import { accountLinkPath } from '@shop/contracts/rules/account-links';
import { looksLikeEmail, TEXT } from '@shop/contracts/rules/limits';
import { CommandError } from './commands/command-error.ts';
import { ownerUrlIn, runCommand } from './commands/command.ts';
import { ownersOf } from './commands/owners-of.ts';
import { shopAddressIn } from './commands/shop-address.ts';
import { pipedSecret, typedSecret } from './commands/typed-secret.ts';
import { weakPassword } from '../config/weak-secret.ts';

const HELP = `npm run create-owner -- EMAIL [--name NAME] [--link | --password-stdin] [--reset]

Makes an owner, who may do everything, and asks for their password on this terminal. It works as the role that owns the
tables (MIGRATION_DATABASE_URL), needs no mail, and stands in the audit log.

  --name NAME        of a new owner; otherwise Owner
  --link             prints a link instead by which they choose a password themselves, once, within an hour
  --password-stdin   reads the password from another program
  --reset            for an owner who lost their access: their sessions and links end, their second factor and their
                     old password count no more

Exit code: 0 done, 1 it was refused or failed, 64 the command was called wrongly.
`;

/** `node dist/operations/create-owner.js`: an owner made, or let in again, by whoever has the machine. */
const options = {
  name: { type: 'string' },
  link: { type: 'boolean' },
  'password-stdin': { type: 'boolean' },
  reset: { type: 'boolean' },
} as const;
await runCommand({ help: HELP, options, operand: 'EMAIL' }, async ({ values, operand, say, env }) => {
  const email = operand.trim().toLowerCase();
  if (!looksLikeEmail(email)) throw new CommandError(`${operand} is no e-mail address.`);
  const name = values.name?.trim() || 'Owner';
  if (name.length > TEXT.personName.max)
    throw new CommandError(`--name may have ${TEXT.personName.max} characters.`);
  if (values.link && values['password-stdin']) {
    throw new CommandError('Either --link or --password-stdin: with a link nobody else knows the password.');
  }
  const shop = values.link ? shopAddressIn(env) : null;
  if (values.link && !shop) say(`PUBLIC_URL is not set: put the shop’s address before the path.`);
  const databaseUrl = ownerUrlIn(env);
  const password = values.link ? null : await askedPassword(values['password-stdin'] ?? false, email);
  const owner = { email, name, password };
  const made = await ownersOf(databaseUrl, (owners) =>
    values.reset ? owners.reset(owner) : owners.make(owner),
  );
  if (!('link' in made)) {
    throw new CommandError(
      made.outcome === 'exists'
        ? `There is an account of ${email} already: --reset lets its owner in again.`
        : `No owner who may come in has the address ${email}.`,
    );
  }
  say(
    made.outcome === 'made'
      ? `${email} is an owner.`
      : `${email} is signed out everywhere, and has no second factor.`,
  );
  if (made.link) {
    const path = accountLinkPath('admin', made.link.kind, made.link.token);
    say(
      `They choose a password at ${new URL(path, shop ?? 'http://localhost:3000').href}, once, until ${made.link.endsAt.toISOString()}.`,
    );
  } else say('They sign in at /admin with that password.');
});

async function askedPassword(piped: boolean, email: string): Promise<string> {
  const password = piped ? await pipedSecret() : await typedSecret('password');
  const weakness = weakPassword(password, email);
  if (weakness) throw new CommandError(`The password ${weakness}. Nothing was changed.`);
  return password;
}
