import { inLanguage, LANGUAGES, type Language } from '@shop/contracts/rules/language';

/** Each in its own script. */
export const NAMES: Record<Language, string> = { en: 'English', ta: 'தமிழ்' };

/** Written in by the build; the server, which serves all languages, has none of its own. */
declare const __LANGUAGE__: Language | undefined;

/** That of this build. */
export const language: Language = typeof __LANGUAGE__ === 'undefined' ? 'en' : __LANGUAGE__;
export const locale = `${language}-IN`;
/** That of the second names: goods, kinds and lists have one in English, and one in Tamil where it was given. */
export const otherLanguage: Language = language === 'ta' ? 'en' : 'ta';
/** What a request says of the page that it comes from; nothing on an English one. */
export const pageLanguage = language === 'en' ? {} : { language };
/** The same for what a link leads to that is no page: a PDF, a calendar. */
export const languageQuery = language === 'en' ? '' : `?language=${language}`;
/** The language of a text that was not translated, where it is not the page's: what has no Tamil letter is English. */
export function langOf(text: string): 'en-IN' | undefined {
  return language === 'ta' && !/[஀-௿]/.test(text) ? 'en-IN' : undefined;
}
/** What the addresses of this build's pages begin with: nothing, or `/ta`. */
export const prefix = language === 'en' ? '' : `/${language}`;

const PREFIX = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=[/?#]|$)`);

/** An address as English pages have it, and the language in which it was asked for: `/ta/track` is `/track` in `ta`. */
export function languageOf(address: string): { language: Language; plain: string } {
  const found = PREFIX.exec(address);
  if (found === null) return { language: 'en', plain: address };
  const rest = address.slice(found[0].length);
  return { language: found[1] as Language, plain: rest.startsWith('/') ? rest : `/${rest}` };
}

/** The address of a page as English pages have it, of a path of this build. */
export function plainOf(path: string): string {
  return path.slice(prefix.length) || '/';
}

/** The address of a page in this build's language. */
export function here(plain: string): string {
  return inLanguage(language, plain);
}

/** Pages in one language alone, files and the API. */
const IN_NO_LANGUAGE = /^\/(?:admin|api|media|assets)(?:[/?#]|$)/;

/** Where a rule leads from a page of a language: to that of the same language, to what has none, or to another site. */
export function targetIn(wanted: Language, target: string): string {
  return !target.startsWith('/') || IN_NO_LANGUAGE.test(target) ? target : inLanguage(wanted, target);
}
