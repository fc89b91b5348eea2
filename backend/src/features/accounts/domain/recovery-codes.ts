/** So many are handed out at once. */
const HOW_MANY = 10;
/** Without letters that look like others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP = 4;

/** Ten codes of some 79 random bits, to be written down: `k7wd-2mqp-x4tn-9rsa`. @param random a fair number below another */
export function newRecoveryCodes(random: (below: number) => number): string[] {
  const letter = () => LETTERS[random(LETTERS.length)] ?? '';
  const group = () => Array.from({ length: GROUP }, letter).join('');
  return Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** As it was written, however it is typed; null for what is none. */
export function recoveryCodeIn(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters.length === GROUP * GROUPS ? (letters.match(/.{4}/g) ?? []).join('-') : null;
}
