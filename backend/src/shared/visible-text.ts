/** A letter, a digit or a sign: not spaces, nor signs that take no room. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u;

/** Whether there is anything to see in a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}
