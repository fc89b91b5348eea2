import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** English words that are there in every language. Staff choose theirs at run time (`desk/parts/chosen-words.ts`). */
const TRANSLATED = /[\\/]frontend[\\/]words[\\/](?:en[\\/](?=(?:shop|referrer)[\\/])|(?=characters\.ts$))/;

/** Those of days, which the backend says too, stand with the contracts. */
const DAY_WORDS = /(?<=[\\/]contracts[\\/]src[\\/]rules[\\/]day-words[\\/])en\.ts$/;

/** Takes the sentences of `words/en` from the folder of this build's language. */
export function translatedWords(language: string): Plugin {
  const own = path.join(import.meta.dirname, '../words', language);
  return {
    name: 'shop:translated-words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[\\/]words[\\/]|^\.\.?[\\/]/ },
      async handler(source, importer, options) {
        // A translation may take from the English file what is no sentence.
        if (language === 'en' || importer?.includes(own)) return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found) return null;
        const folder = TRANSLATED.exec(found.id)?.[0];
        const id =
          folder === undefined
            ? found.id.replace(DAY_WORDS, `${language}.ts`)
            : path.join(own, found.id.split(folder)[1] ?? '');
        if (id === found.id) return null;
        if (!existsSync(id)) throw new Error(`No sentences in this language: ${id}`);
        return { ...found, id };
      },
    },
  };
}

const STAFFS_PAGE = /[\\/]pages[\\/]admin[\\/].*\+Page\.tsx$/;

/** Pages of staff and referrers are in the English build alone: that of another language is made without them. */
export function withoutStaffsPages(language: string): Plugin {
  return {
    name: 'shop:without-staffs-pages',
    enforce: 'pre',
    load: {
      filter: { id: STAFFS_PAGE },
      handler: () =>
        language === 'en' ? null : { code: 'export const Page = () => null;', moduleType: 'js' },
    },
  };
}
