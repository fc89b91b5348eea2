import { Button, Group } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { sentenceOf } from '../../../api/errors.ts';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { words } from '../../../words/en/admin-settings.ts';
import { staffSession } from '../../accounts/session.ts';
import { isAboutFields } from '../parts/field-problems.ts';
import { Panel } from '../parts/panel.tsx';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import styles from './section-panel.module.css';
import type { useSectionForm } from './use-section-form.ts';

type Form = Pick<
  ReturnType<typeof useSectionForm>,
  'dirty' | 'busy' | 'error' | 'conflict' | 'submit' | 'discard' | 'loadTheirs' | 'keepMine'
>;

interface SectionPanelProps {
  id: string;
  title: string;
  intro: string;
  form: Form;
  children: ReactNode;
}

/** A section of the settings as a form in one column; its bar tells of unsaved changes. */
export function SectionPanel({ id, title, intro, form, children }: SectionPanelProps) {
  const { dirty, busy, error, conflict } = form;
  const element = useRef<HTMLFormElement>(null);
  const mayWrite = staffSession.current().permissions.includes('settings.write');
  useLeaveWarning(dirty, words.leave);
  useEffect(() => {
    if (error) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return (
    <div id={id} className={styles['anchor']}>
      <Panel title={title}>
        <form
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
        >
          <fieldset className={styles['boxes']} disabled={!mayWrite}>
            <p className={styles['intro']}>{mayWrite ? intro : words.readOnly}</p>
            {children}
          </fieldset>
          {conflict ? (
            <Conflict form={form} />
          ) : (
            error && !isAboutFields(error) && <Notice kind="error">{sentenceOf(error)}</Notice>
          )}
          {mayWrite && (
            <div className={styles['bar']} data-dirty={dirty || undefined}>
              <span role="status">{dirty ? words.unsaved : words.allSaved}</span>
              {dirty && (
                <Button variant="default" onClick={form.discard}>
                  {words.discard}
                </Button>
              )}
              <Button type="submit" loading={busy} disabled={!dirty}>
                {words.save(title)}
              </Button>
            </div>
          )}
        </form>
      </Panel>
    </div>
  );
}

function Conflict({ form }: { form: Form }) {
  const decide = (decision: () => Promise<void>) => () =>
    void decision().catch((error: unknown) => toast(sentenceOf(error), 'error'));
  return (
    <Notice kind="error" title={words.conflict}>
      <Group gap="xs" mt="xs">
        <Button variant="default" onClick={decide(form.loadTheirs)}>
          {words.loadTheirs}
        </Button>
        <Button variant="default" onClick={decide(form.keepMine)}>
          {words.keepMine}
        </Button>
      </Group>
    </Notice>
  );
}
