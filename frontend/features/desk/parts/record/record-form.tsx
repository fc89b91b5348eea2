import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { words } from '../../../../words/en/staff/record.ts';
import { Panel } from '../panel.tsx';
import { FormNotices } from './form-notices.tsx';
import { RecordFields } from './record-fields.tsx';
import styles from './record-form.module.css';
import { RecordSections } from './record-sections.tsx';
import { sectionsOf } from './state/sections.ts';
import { useFocusOnProblem } from './use-focus-on-problem.ts';
import { useRecordForm, type SavedForm } from './use-record-form.ts';

/** What shall stand in fields, by their names. */
export type Inputs = Readonly<Record<string, string>>;

interface RecordFormProps<Value extends object> extends SavedForm<Value> {
  intro?: string;
  readOnly?: boolean;
  /** Told whenever something is typed that is not saved, and when it is. */
  onUnsaved?: (isUnsaved: boolean) => void;
  /**
   * Under the fields: what the record means as it stands there; null while it cannot be right.
   * @param put writes into the fields
   */
  meaning?: (value: Value | null, put: (inputs: Inputs) => void) => ReactNode;
  /** In the bar under it, which then always stays in sight: what the record comes to. */
  foot?: (value: Value | null) => ReactNode;
  /** Over the side column of a form in sections: what belongs to the record and is done in steps of its own. */
  beside?: ReactNode;
}

/**
 * A record as a form in one column, or in sections; the bar under it says what is not saved, and stays in sight until
 * it is.
 */
export function RecordForm<Value extends object>({
  intro,
  readOnly,
  meaning,
  foot,
  onUnsaved,
  beside,
  ...asked
}: RecordFormProps<Value>) {
  const form = useRecordForm(asked);
  const element = useRef<HTMLFormElement>(null);
  useFocusOnProblem(element, form.tries);
  useSaveKey(form.submit);
  const { title, fields } = asked;
  const isUnsaved = form.unsaved.length > 0;
  useEffect(() => onUnsaved?.(isUnsaved), [onUnsaved, isUnsaved]);
  const put = (inputs: Inputs) => {
    for (const [name, input] of Object.entries(inputs)) form.type(name, input);
  };
  const labels = fields.list.filter(({ name }) => form.unsaved.includes(name)).map(({ label }) => label);
  const note = (readOnly || intro) && <p className={styles['intro']}>{readOnly ? words.readOnly : intro}</p>;
  const sections = sectionsOf(fields);
  const content = (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        // React passes on here what a dialog over the form sends.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        form.submit();
      }}
    >
      {sections ? (
        <>
          {note}
          <RecordSections sections={sections} form={form} readOnly={readOnly ?? false} beside={beside} />
        </>
      ) : (
        <fieldset className={styles['fields']} disabled={readOnly}>
          {note}
          <RecordFields fields={fields} form={form} readOnly={readOnly} />
        </fieldset>
      )}
      {meaning?.(form.shape, put)}
      <FormNotices fields={fields} form={form} error={form.error} />
      {!readOnly && (
        <div
          className={styles['bar']}
          data-dirty={labels.length > 0 || undefined}
          data-boxed={sections !== null || undefined}
          data-kept={foot !== undefined || undefined}
        >
          <span role="status">{labels.length > 0 ? words.unsaved(labels) : words.allSaved}</span>
          {foot?.(form.shape)}
          {labels.length > 0 && (
            <Button variant="default" onClick={form.discard}>
              {words.discard}
            </Button>
          )}
          <Button type="submit" loading={form.busy} disabled={labels.length === 0}>
            {words.save}
          </Button>
        </div>
      )}
    </form>
  );
  return sections ? content : <Panel title={title}>{content}</Panel>;
}

/** Ctrl S and ⌘ S save, as they do everywhere; over the page of a browser they would save the page. */
function useSaveKey(save: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
      if (!isSave || document.activeElement?.closest('[role="dialog"]')) return;
      event.preventDefault();
      save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save]);
}
