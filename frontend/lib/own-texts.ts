import type { Language } from '@shop/contracts/rules/language';
import { languageOf, targetIn } from './language.ts';

const TAMIL = /Ta$/;

/**
 * A view in Tamil: what has a Tamil text, in the field of the same name with `Ta`, has it in the place of the English one.
 * Of a name the English one stays, as the second.
 */
export function inTamil(view: unknown): unknown {
  return changed(view, (fields) => {
    const taken: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(fields)) {
      if (key === 'nameTa' || !TAMIL.test(key)) taken[key] ??= value;
      else if (isThere(value)) taken[key.replace(TAMIL, '')] = value;
    }
    const { name, nameTa } = fields;
    return nameTa ? { ...taken, name: nameTa, nameTa: name } : taken;
  });
}

/** A view without its Tamil texts, which English pages would carry in vain; of names they show both. */
export function inEnglish(view: unknown): unknown {
  return changed(view, (fields) =>
    Object.fromEntries(Object.entries(fields).filter(([key]) => key === 'nameTa' || !TAMIL.test(key))),
  );
}

/** As rich texts are cleaned, `href` comes first. */
const LINK = /(<a href=")(\/[^"]*)/g;

/** A view whose rich texts lead to pages of a language, whichever language's address staff wrote. */
export function linkedIn(wanted: Language, view: unknown): unknown {
  const linked = (html: string) =>
    html.replace(
      LINK,
      (_, before: string, target: string) => before + targetIn(wanted, languageOf(target).plain),
    );
  return changed(view, (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? linked(value) : value]),
    ),
  );
}

type Fields = Record<string, unknown>;

/** The view with each object in it changed, the inner ones first. */
function changed(view: unknown, change: (fields: Fields) => Fields): unknown {
  if (Array.isArray(view)) return view.map((each) => changed(each, change));
  if (typeof view !== 'object' || view === null) return view;
  return change(
    Object.fromEntries(Object.entries(view).map(([key, value]) => [key, changed(value, change)])),
  );
}

function isThere(text: unknown): boolean {
  return Array.isArray(text) ? text.length > 0 : Boolean(text);
}
