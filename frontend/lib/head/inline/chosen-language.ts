import { readStored } from '../../stored.ts';
import { LANGUAGE_KEY, OFFERED } from '../names.ts';

/** Whoever chose another language before is offered it, on a page that is the same for everybody. */
export function offerChosenLanguage(): void {
  const chosen = readStored('local', LANGUAGE_KEY);
  const root = document.documentElement;
  if (chosen !== null && root.lang !== chosen) root.classList.add(OFFERED);
}
