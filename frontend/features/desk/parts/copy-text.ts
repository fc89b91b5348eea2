import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words/en/admin.ts';

/** Copies a text and says so; browsers refuse it on pages without https. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words.copied);
  } catch {
    toast(words.copyRefused, 'error');
  }
}
