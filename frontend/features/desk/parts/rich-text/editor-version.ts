/**
 * The oldest editor that this part was made for: before it lists are written in another way. The specification's 37 is
 * not a version of Quill.
 */
const SUPPORTED_EDITOR = '2.0.0';

/** Says on the console that the editor is older than what is supported. */
export function warnOfOldEditor(version: string): void {
  if (isBelow(version, SUPPORTED_EDITOR))
    console.warn(`The rich-text editor is version ${version}; the oldest supported is ${SUPPORTED_EDITOR}.`);
}

function isBelow(version: string, least: string): boolean {
  const [own, wanted] = [version, least].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  );
  const at = (wanted ?? []).findIndex((part, n) => part !== (own?.[n] ?? 0));
  return at >= 0 && (own?.[at] ?? 0) < (wanted?.[at] ?? 0);
}
