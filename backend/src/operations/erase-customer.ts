import { mobileDigits } from '@shop/contracts/rules/phone';
import { CommandError } from './commands/command-error.ts';
import { ownerUrlIn, runCommand } from './commands/command.ts';
import { eraseCustomer } from './erasure/erase-customer.ts';
import { linesOf, outcomeOf } from './erasure/lines.ts';

const HELP = `npm run erase-customer -- PHONE [--erase]

Says what is kept about whoever has this phone number; with --erase their name, phone, address and e-mail go from orders,
passbooks, messages, reminders, letters, kept papers and the audit log, in one transaction, as the role that owns the tables
(MIGRATION_DATABASE_URL). Numbers, sums and days stay, so that the books add up, and tax invoices stay as they are for as long
as the law wants them. An order that is under way or not settled, or a passbook with money in it, is refused.
Photographs that they sent of broken or missing goods go from the object store within two hours, by the shop that runs.
What the bank and staff say of a payment stays while it is also for an order or passbook of somebody else that is not settled;
npm run retention takes it after that.
An order of another phone that gives this number for WhatsApp loses the WhatsApp number only. An e-mail address or WhatsApp
number that somebody else has too goes from the customer's own rows, and stays elsewhere. Read the names first: a phone that a
family shares is one customer here. Names are shown without --erase alone, so that no log of the erasing keeps them.

  --erase   does it; without, nothing is changed. It cannot be undone: take a backup before, and remember that older backups
            hold the customer still

Exit code: 0 done, 1 it was refused or failed, 64 the command was called wrongly.
`;

/** `node dist/operations/erase-customer.js`: a customer who asked for it is erased, unless a law makes us keep something. */
await runCommand({ help: HELP, options: { erase: { type: 'boolean' } }, operand: 'PHONE' }, async (given) => {
  const { values, operand, say, env } = given;
  const phone = mobileDigits(operand);
  if (!phone)
    throw new CommandError(`${operand} is no Indian mobile number: ten digits, +91 before them or not.`);
  const erase = values.erase ?? false;
  const customer = await eraseCustomer(ownerUrlIn(env), phone, !erase);
  for (const line of linesOf(customer, erase)) say(line);
  if (customer.refusals.length > 0) {
    for (const refusal of customer.refusals) say(refusal);
    throw new CommandError('Nothing was erased.');
  }
  say(erase ? outcomeOf(customer) : 'Nothing was changed: --erase does it.');
});
