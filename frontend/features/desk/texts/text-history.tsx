import { Button, Group } from '@mantine/core';
import type { Language } from '@shop/contracts/rules/language';
import { textKind, type TextId, type TextEntry } from '@shop/contracts/rules/texts/shop-texts';
import { readTextVersion } from '@shop/contracts/texts/desk-endpoints';
import type { DeskTextView, TextVersionView } from '@shop/contracts/texts/views';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { words } from '../../../words/en/staff/texts.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError } from '../parts/action/use-action.ts';
import { Dialog } from '../parts/dialog.tsx';
import styles from './texts.module.css';

interface TextHistoryProps {
  id: TextId;
  language: Language;
  text: DeskTextView;
  /** Puts a text into the form, to be saved or not. */
  onTake: (entry: TextEntry) => void;
}

/** The way back to the text that came with the shop, and to any that was saved. */
export function TextHistory({ id, language, text, onTake }: TextHistoryProps) {
  const { original, versions, isOwn } = text;
  const mayWrite = staffSession.current().permissions.includes('texts.write');
  const [shown, setShown] = useState<{ saved: TextVersionView; entry: TextEntry } | null>(null);
  const show = async (saved: TextVersionView) => {
    const params = { id, language, version: String(saved.version) };
    setShown({ saved, entry: await callSignedIn(readTextVersion, { params }) });
  };
  const take = (entry: TextEntry) => {
    onTake(entry);
    setShown(null);
    toast(words.taken);
  };
  return (
    <div>
      {mayWrite && isOwn && (
        <Button variant="default" onClick={() => take(original)}>
          {words.takeOriginal}
        </Button>
      )}
      {versions.length > 0 && (
        <details className={styles['history']}>
          <summary>{words.history(versions.length)}</summary>
          <ul className={styles['list']}>
            {versions.map((saved) => (
              <li key={saved.version}>
                {words.version(saved)}
                <Button
                  variant="default"
                  aria-label={words.showOf(saved)}
                  onClick={() => void show(saved).catch(notifyError)}
                >
                  {words.show}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {shown && (
        <Dialog title={words.version(shown.saved)} size="lg" onClose={() => setShown(null)}>
          {shown.entry.subject && <strong>{shown.entry.subject}</strong>}
          {textKind(id).form === 'rich' ? (
            <RichText html={shown.entry.body} />
          ) : (
            <p className={styles['plain']}>{shown.entry.body}</p>
          )}
          {mayWrite && (
            <Group justify="flex-end" mt="md">
              <Button onClick={() => take(shown.entry)}>{words.takeVersion}</Button>
            </Group>
          )}
        </Dialog>
      )}
    </div>
  );
}
