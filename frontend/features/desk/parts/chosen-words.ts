import type { Language, Translated } from '@shop/contracts/rules/language';
import { createContext, useCallback, useContext } from 'react';
import { sentenceOf, type OwnSentences } from '../../../api/errors.ts';
import { toast } from '../../../ui/messages/toast.ts';

/** What screens say in the language that their person chose. */
export interface ChosenWords {
  language: Exclude<Language, 'en'>;
  /** By the English ones. What has none is said in English. */
  words: ReadonlyMap<object, object>;
  errors: OwnSentences;
}

/** Around the screens that are there in the chosen language. Null: English. */
export const ChosenWordsContext = createContext<ChosenWords | null>(null);

/** The sentences of a component, in the language of the screen that it is on. @returns the same ones each time */
export function useWords<English extends object>(english: English): Translated<English> {
  return (useContext(ChosenWordsContext)?.words.get(english) ?? english) as Translated<English>;
}

/** The language of the screen, where it is not the page's; for the `lang` of what stands in it. */
export function useChosenLanguage(): ChosenWords['language'] | undefined {
  return useContext(ChosenWordsContext)?.language;
}

/** What to tell a person about anything that was thrown, in the language of the screen. */
export function useSentenceOf(): (error: unknown) => string {
  const errors = useContext(ChosenWordsContext)?.errors;
  return useCallback((error: unknown) => sentenceOf(error, errors), [errors]);
}

/** Says what went wrong where no form does, in the language of the screen. */
export function useNotifyError(): (error: unknown) => void {
  const said = useSentenceOf();
  return useCallback((error: unknown) => void toast(said(error), 'error'), [said]);
}

interface ProductName {
  text: string;
  lang: Language;
}

/** The names of a product, first that in the language of the screen; a product may have one alone. */
export function useNames(): (product: {
  name: string;
  nameTa: string | null;
}) => readonly [ProductName, ProductName?] {
  const inTamil = useChosenLanguage() === 'ta';
  return ({ name, nameTa }) => {
    const english = { text: name, lang: 'en' } as const;
    if (!nameTa) return [english];
    const tamil = { text: nameTa, lang: 'ta' } as const;
    return inTamil ? [tamil, english] : [english, tamil];
  };
}
