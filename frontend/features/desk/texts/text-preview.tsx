import { useDebouncedValue } from '@mantine/hooks';
import { fillIn } from '@shop/contracts/rules/texts/fill-in';
import type { Language } from '@shop/contracts/rules/language';
import { textKind, type TextId, type TextEntry } from '@shop/contracts/rules/texts/shop-texts';
import { previewText } from '@shop/contracts/texts/desk-endpoints';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { RichText } from '../../../ui/text/rich-text.tsx';
import { words } from '../../../words/en/staff/texts.ts';
import { sentText } from './text-fields.ts';
import styles from './texts.module.css';

/** ms. */
const FOLLOW_AFTER = 500;

interface TextPreviewProps {
  id: TextId;
  language: Language;
  /** As it stands in the form; null while it cannot be right. */
  entry: TextEntry | null;
}

/** The text as shoppers would read it, filled in by the shop as it is now; what is wrong with it is said at once. */
export function TextPreview({ id, language, entry }: TextPreviewProps) {
  const heading = useId();
  const [typed] = useDebouncedValue(entry, FOLLOW_AFTER);
  const query = useQuery({
    queryKey: ['texts', 'preview', id, language, typed],
    queryFn:
      typed === null
        ? skipToken
        : () => callSignedIn(previewText, { params: { id, language }, body: sentText(typed) }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <div>
      <h3 id={heading}>{words.preview}</h3>
      {query.error ? (
        <Notice kind="error">{sentenceOf(query.error)}</Notice>
      ) : (
        <div className={styles['preview']} role="region" aria-labelledby={heading} tabIndex={0}>
          <Filled id={id} entry={query.data ? withExamples(query.data) : null} />
        </div>
      )}
    </div>
  );
}

function withExamples({ subject, body }: TextEntry): TextEntry {
  return { subject: fillIn(subject, words.examples), body: fillIn(body, words.examples) };
}

function Filled({ id, entry }: { id: TextId; entry: TextEntry | null }) {
  if (!entry) return <p className={styles['muted']}>{words.previewEmpty}</p>;
  if (textKind(id).form === 'rich') return <RichText html={entry.body} />;
  return (
    <>
      {entry.subject && <strong>{entry.subject}</strong>}
      <p className={styles['plain']}>{entry.body}</p>
    </>
  );
}
