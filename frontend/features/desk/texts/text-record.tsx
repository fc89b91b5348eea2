import { LANGUAGES, type Language } from '@shop/contracts/rules/language';
import { textKind, type TextId, type TextEntry } from '@shop/contracts/rules/texts/shop-texts';
import { listTexts, readDeskText, saveText } from '@shop/contracts/texts/desk-endpoints';
import type { DeskTextView } from '@shop/contracts/texts/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { textName } from '../../../words/en/staff/text-names.ts';
import { words } from '../../../words/en/staff/texts.ts';
import type { Inputs } from '../parts/record/record-form.tsx';
import { RecordPage } from '../parts/record/record-page.tsx';
import { behindEnglish } from './behind-english.ts';
import { sentText, textFields } from './text-fields.ts';
import { TextHistory } from './text-history.tsx';
import { TextPieces } from './text-pieces.tsx';
import { TextPreview } from './text-preview.tsx';
import styles from './texts.module.css';

interface TextRecordProps {
  id: TextId;
  language: Language;
}

/** A text of the shop to write, with what the shop fills in, how it is read, and what it said before. */
export function TextRecord({ id, language }: TextRecordProps) {
  const queries = useQueryClient();
  const key = ['texts', 'one', id, language];
  const params = { id, language };
  const query = useQuery({ queryKey: key, queryFn: () => callSignedIn(readDeskText, { params }) });
  const help = words.helps[id];
  return (
    <RecordPage<TextEntry, DeskTextView>
      query={query}
      nameOf={() => textName(id, language)}
      back={{ text: words.title, href: paths.adminTexts }}
      may={{ read: 'texts.read', write: 'texts.write' }}
      aside={
        query.data && <span className={styles['muted']}>{query.data.isOwn ? words.own : words.original}</span>
      }
      actions={<Languages id={id} shown={language} />}
      subject={`texts/${language}/${id}`}
      title={words.form}
      {...(help && { intro: help })}
      fields={textFields(textKind(id))}
      save={async (value, revision) => {
        const saved = await callSignedIn(saveText, { params, body: { ...sentText(value), revision } });
        queries.setQueryData(key, saved);
        void queries.invalidateQueries({ queryKey: ['texts', 'list'] });
        return saved;
      }}
      meaning={(entry, text, put) => besides({ id, language, entry, text, put })}
    >
      {() => language === 'ta' && <BehindEnglish id={id} />}
    </RecordPage>
  );
}

interface Besides extends TextRecordProps {
  entry: TextEntry | null;
  text: DeskTextView;
  put: (inputs: Inputs) => void;
}

/** Under the fields: what the shop fills in, how the text is read, and what it said before. */
function besides({ id, language, entry, text, put }: Besides) {
  return (
    <div className={styles['under']}>
      <TextPieces kind={textKind(id)} />
      <TextPreview id={id} language={language} entry={entry} />
      <TextHistory
        id={id}
        language={language}
        text={text}
        onTake={({ subject, body }) => put(textKind(id).form === 'mail' ? { subject, body } : { body })}
      />
    </div>
  );
}

/** The ways to the same text in the other languages. */
function Languages({ id, shown }: { id: TextId; shown: Language }) {
  return LANGUAGES.filter((language) => language !== shown).map((language) => (
    <LinkButton key={language} href={paths.adminText(language, id)} look="quiet">
      {words.inLanguage[language]}
    </LinkButton>
  ));
}

/** Whether a Tamil text follows the English one. */
function BehindEnglish({ id }: { id: TextId }) {
  const { data } = useQuery({ queryKey: ['texts', 'list'], queryFn: () => callSignedIn(listTexts) });
  const note = data ? behindEnglish(id, data.texts) : null;
  return note && <p className={styles['muted']}>{note}</p>;
}
