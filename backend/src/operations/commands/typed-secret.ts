import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CommandError } from './command-error.ts';

/** A secret typed on a terminal, without an echo, twice. Throws a CommandError where nobody can type. */
export async function typedSecret(what: string): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new CommandError(
      `There is no terminal to type the ${what} on: pass it with --password-stdin, or take --link.`,
    );
  }
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const typing = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const stopped = new Promise<never>((_, reject) =>
    typing.once('SIGINT', () => reject(new CommandError('Nothing was changed.'))),
  );
  const ask = async (question: string) => {
    process.stderr.write(question);
    const typed = await Promise.race([typing.question(''), stopped]);
    process.stderr.write('\n');
    return typed;
  };
  try {
    const secret = await ask(`New ${what}: `);
    if ((await ask('The same again: ')) !== secret)
      throw new CommandError('The two differ. Nothing was changed.');
    return secret;
  } finally {
    typing.close();
  }
}

/** What another program writes, without the end of its line. */
export async function pipedSecret(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}
