import { Button } from '@mantine/core';
import type { ChangeSetView } from '@shop/contracts/sheets/views';
import { dayWords, type DayWords } from '@shop/contracts/rules/day-words/en';
import type { Translated } from '@shop/contracts/rules/language';
import { formatInstant } from '@shop/contracts/rules/days';
import { useState, type ReactNode } from 'react';
import { words as english } from '../../../../words/en/staff/preview.ts';
import { AskFirst } from '../action/ask-first.tsx';
import { useNotifyError, useWords } from '../chosen-words.ts';
import { Panel } from '../panel.tsx';
import styles from './preview.module.css';

export interface ChangeHistoryProps {
  title?: string;
  changeSets: readonly ChangeSetView[];
  isBusy: boolean;
  /** Over a sheet, which is long: the newest on a line, the others folded. */
  brief?: boolean;
  /** Withdraws or takes back; missing for whoever may only look. */
  onBack?: (set: ChangeSetView) => Promise<unknown>;
  /** What else there is to see of one. */
  about?: (set: ChangeSetView) => ReactNode;
  /** What is said of rows that were left, and before a change is taken back. */
  texts?: { left: (titles: string) => string; undoEffects: readonly string[] };
}

/** Changes of many rows, newest first: what waits can be withdrawn, the last that was done taken back. */
export function ChangeHistory({
  title,
  changeSets,
  isBusy,
  onBack,
  texts,
  about,
  brief,
}: ChangeHistoryProps) {
  const words = useWords(english);
  const notifyError = useNotifyError();
  const days = useWords(dayWords);
  const { left: leftWords, undoEffects } = texts ?? words;
  const heading = title ?? words.history;
  const [asked, setAsked] = useState<ChangeSetView | null>(null);
  const item = (set: ChangeSetView) => (
    <li key={set.id}>
      <div>
        <strong>{standing(words, days, set)}</strong>
        <span className={styles['muted']}>{words.by(set.madeBy, set.rows)}</span>
        {about?.(set)}
        {set.left.length > 0 && (
          <span className={styles['muted']}>{leftWords(set.left.map(({ title }) => title).join(', '))}</span>
        )}
      </div>
      {onBack && (set.mayUndo || set.state === 'scheduled') && (
        <Button
          variant="default"
          loading={isBusy}
          onClick={() => (set.state === 'scheduled' ? void onBack(set).catch(notifyError) : setAsked(set))}
        >
          {set.state === 'scheduled' ? words.withdraw : words.undo}
        </Button>
      )}
    </li>
  );
  const dialog = asked && onBack && (
    <AskFirst
      title={words.undoSure(asked.rows)}
      effects={undoEffects}
      submit={words.takeBack}
      run={() => onBack(asked)}
      onClose={() => setAsked(null)}
    />
  );
  const [newest, ...others] = changeSets;
  if (brief && newest) {
    return (
      <section className={styles['brief']} aria-label={heading}>
        <ul className={styles['sets']}>{item(newest)}</ul>
        {others.length > 0 && (
          <details>
            <summary>{words.moreChanges(others.length)}</summary>
            <ul className={styles['sets']}>{others.map(item)}</ul>
          </details>
        )}
        {dialog}
      </section>
    );
  }
  return (
    <Panel title={heading}>
      {changeSets.length === 0 && <p className={styles['muted']}>{words.noHistory}</p>}
      <ul className={styles['sets']}>{changeSets.map(item)}</ul>
      {dialog}
    </Panel>
  );
}

function standing(
  words: Translated<typeof english>,
  days: DayWords,
  { state, madeAt, applyAt, appliedAt }: ChangeSetView,
): string {
  const word = words.states[state];
  const at = formatInstant((state === 'scheduled' ? applyAt : appliedAt) ?? madeAt, days);
  return typeof word === 'string' ? word : word(at);
}
