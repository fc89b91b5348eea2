import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ConfigError } from '../../config/config.ts';
import { databaseUrlFrom, OWNER_ADDRESS } from '../../config/database-url.ts';
import { openSecretFiles } from '../../config/secret-files.ts';
import { CommandError } from './command-error.ts';
import { sentenceOf } from './sentence-of.ts';

/** Exit codes; 0 is done. Work may return others, which its help tells of. */
const EXIT = { failed: 1, misused: 64 } as const;

type Environment = Readonly<Record<string, string | undefined>>;

interface Described<Options extends ParseArgsOptionsConfig> {
  /** The whole of `--help`. */
  help: string;
  options: Options;
  /** The command itself tells of secrets' files that cannot be read. */
  lenient?: boolean;
  /** The one thing that is named without an option, as the help calls it: `FILE`. */
  operand?: string;
}

interface Given<Options extends ParseArgsOptionsConfig> {
  values: ReturnType<typeof parseArgs<{ options: Options }>>['values'];
  /** Empty where the command has none. */
  operand: string;
  /** A line on stdout. */
  say: (line: string) => void;
  env: Environment;
}

/**
 * Runs a command to its end. Work returns the exit code where it is another than 0; what stops it is said in a sentence
 * where there is one.
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  described: Described<Options>,
  work: (given: Given<Options>) => Promise<number | void>,
): Promise<void> {
  try {
    const given = read(described, process.argv.slice(2));
    if (given === 'help') return void process.stdout.write(described.help);
    const code = await work(given);
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    const misused = error instanceof Misuse;
    process.stderr.write(`${sentenceOf(error)}\n`);
    process.exitCode = misused ? EXIT.misused : EXIT.failed;
  }
}

/** The command was called in a way that it does not know. */
class Misuse extends CommandError {
  constructor(sentence: string) {
    super(`${sentence} --help says what there is.`);
  }
}

function read<Options extends ParseArgsOptionsConfig>(
  { options, operand: wanted, lenient }: Described<Options>,
  args: string[],
): Given<Options> | 'help' {
  // Whoever asks for help has often just mistyped something else.
  if (args.includes('--help') || args.includes('-h')) return 'help';
  const { values, positionals } = parsed(options, args);
  const [operand = '', more] = positionals;
  if (wanted && !operand) throw new Misuse(`Name one ${wanted}.`);
  const stray = wanted ? more : positionals[0];
  if (stray !== undefined) throw new Misuse(`“${stray}” is one word too many.`);
  const { env, faults } = openSecretFiles(process.env);
  if (faults.length > 0 && !lenient) throw new ConfigError(faults);
  return { values, operand, say: (line) => void process.stdout.write(`${line}\n`), env };
}

function parsed<Options extends ParseArgsOptionsConfig>(options: Options, args: string[]) {
  try {
    return parseArgs<{ options: Options; args: string[]; allowPositionals: true }>({
      options,
      args,
      allowPositionals: true,
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error;
    const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
    throw new Misuse(unknown ? `There is no option ${unknown}.` : `${message.split(/\.?\n|\. /, 1)[0]}.`);
  }
}

/** The argument of npm's caller is meant from where they stand, not from where the program runs. */
export function fromCaller(env: Environment): string {
  return env['INIT_CWD'] ?? process.cwd();
}

/** The database's address for whoever may change everything in it. Throws a CommandError when there is none. */
export function ownerUrlIn(env: Environment): string {
  const url = databaseUrlFrom(env, ...OWNER_ADDRESS);
  if (!url)
    throw new CommandError('MIGRATION_DATABASE_URL is missing: the address of the role that owns the tables');
  return url;
}
