import { usePageContext } from 'vike-react/usePageContext';
import { LANGUAGE_KEY } from '../../lib/head/names.ts';
import { inLanguage, language, LANGUAGES, NAMES } from '../../lib/language.ts';
import { store } from '../../lib/stored.ts';

/** This page in each other language, called in that language; what is looked for and shown of it stays. */
export function LanguageLinks() {
  const { urlPathname } = usePageContext();
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <a
      key={other}
      href={inLanguage(other, urlPathname)}
      lang={`${other}-IN`}
      hrefLang={`${other}-IN`}
      rel="external"
      onClick={({ currentTarget }) => {
        store('local', LANGUAGE_KEY, `${other}-IN`);
        currentTarget.href = inLanguage(other, urlPathname) + location.search + location.hash;
      }}
    >
      {NAMES[other]}
    </a>
  ));
}
