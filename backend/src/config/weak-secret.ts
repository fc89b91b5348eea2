import { TEXT } from '@shop/contracts/rules/limits';

const SHORTEST = 32;
/** A random secret of 32 hexadecimal digits has eleven different ones or more, nearly always. */
const FEWEST_CHARACTERS = 10;
/** Of a password, which is shorter. */
const FEWEST_IN_PASSWORD = 5;
const LONGEST_BLOCK = 16;
/** None of these words comes up by chance in what `openssl rand` makes. */
const PLACEHOLDER =
  /change|please|replace|insert|place.?holder|example|sample|dummy|default|secret|password|production|your.{0,3}own/i;

/** Why nobody should sign with this secret, or null. What it says follows the name of the setting. */
export function weakSecret(secret: string): string | null {
  if (Buffer.byteLength(secret) < SHORTEST) return `must have ${SHORTEST} bytes or more`;
  if (PLACEHOLDER.test(secret)) return 'is a placeholder; make one with `openssl rand -base64 48`';
  if (isEasilyGuessed(secret, FEWEST_CHARACTERS)) {
    return 'is easily guessed; make one with `openssl rand -base64 48`';
  }
  return null;
}

/** Whether it holds too few different characters, a block over and over, or a row of neighbours. */
function isEasilyGuessed(secret: string, fewest = FEWEST_IN_PASSWORD): boolean {
  return new Set(secret).size < fewest || isRepeated(secret) || isRow(secret);
}

/** One short block over and over: `0123456789abcdef0123456789abcdef`. */
function isRepeated(secret: string): boolean {
  for (let block = 1; block <= Math.min(LONGEST_BLOCK, secret.length / 2); block++) {
    if (secret.slice(block) === secret.slice(0, -block)) return true;
  }
  return false;
}

/** Mostly the alphabet or the keyboard's digits in a row. */
function isRow(secret: string): boolean {
  let steps = 0;
  for (let at = 1; at < secret.length; at++) {
    if (Math.abs(secret.charCodeAt(at) - secret.charCodeAt(at - 1)) <= 1) steps += 1;
  }
  return steps > secret.length / 2;
}

/** Those of examples, and of stores and databases as they come. */
const KNOWN_PASSWORDS = new Set([
  'password',
  'postgres',
  'secret',
  'changeme',
  'change-me',
  'shop',
  'admin',
  'minioadmin',
  'rustfsadmin',
  's3rver',
  'test',
]);

/** Whether everybody tries it first, or it still stands as an example has it. */
export function isKnownPassword(password: string): boolean {
  return (
    KNOWN_PASSWORDS.has(password.toLowerCase()) || /(?:change|please|replace).?(?:me|this|it)/i.test(password)
  );
}

/** Whether a database's address signs in with a password that everybody tries first. */
export function hasKnownPassword(databaseUrl: string): boolean {
  if (!URL.canParse(databaseUrl)) return false;
  const { password, username } = new URL(databaseUrl);
  return password !== '' && (isKnownPassword(password) || password === username);
}

/** Why nobody should sign in with this password, or null. What it says follows “The password”. */
export function weakPassword(password: string, email: string | null): string | null {
  const { min, max } = TEXT.newPassword;
  if (password.length < min) return `must have ${min} characters or more`;
  if (password.length > max) return `may have ${max} characters`;
  if (isEasilyGuessed(password) || password.toLowerCase() === email) return 'is easily guessed';
  return null;
}
