import type { Translated } from '@shop/contracts/rules/language';
import { words as own } from '../../words/en/shop/ui-copy.ts';
import { toast } from '../messages/toast.ts';

/** Puts a text on the clipboard and says whether that went well. */
export async function copyText(text: string, words: Translated<typeof own> = own): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copied);
  } catch {
    toast(words.copyFailed, 'error');
  }
}
