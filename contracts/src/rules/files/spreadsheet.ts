/** What a spreadsheet would run as a formula, in full width too, stands behind an apostrophe. */
export function harmlessCell(text: string): string {
  return /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** The same read back. */
export function plainCell(text: string): string {
  return text.replace(/^'(?=[=+\-@\t\r＝＋－＠])/, '');
}
