import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../../../api/errors.ts';
import { Notice } from '../../../../../ui/messages/notice.tsx';
import { toast } from '../../../../../ui/messages/toast.ts';
import { words } from '../../../../../words/en/staff/list.ts';
import { AskFirst } from '../../action/ask-first.tsx';
import { attempted } from '../../action/attempted.ts';
import { useOnce } from '../../use-once.ts';
import styles from './bulk-bar.module.css';
import type { BulkAction, BulkLink, ListDescription } from '../description.ts';
import type { Selection } from '../use-selection.ts';

interface Refused {
  key: string;
  name: string;
  sentence: string;
}

interface BulkBarProps<Row> {
  list: ListDescription<Row>;
  actions: readonly BulkAction<Row>[];
  links: readonly BulkLink<Row>[];
  rows: readonly Row[];
  selection: Selection;
}

/** What can be done with the chosen rows, one after the other; the refused ones stay chosen and are told of. */
export function BulkBar<Row>({ list, actions, links, rows, selection }: BulkBarProps<Row>) {
  const queries = useQueryClient();
  const once = useOnce();
  const undoOnce = useOnce();
  const [at, setAt] = useState<number | null>(null);
  const [asking, setAsking] = useState<{ action: BulkAction<Row>; fitting: readonly Row[] } | null>(null);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const chosen = rows.filter((row) => selection.has(list.keyOf(row)));

  /** One after the other; which were done, and which were refused. */
  const each = async (step: string, act: BulkAction<Row>['run'], fitting: readonly Row[]) => {
    const done: Row[] = [];
    const failed: Refused[] = [];
    for (const [index, row] of fitting.entries()) {
      setAt(index + 1);
      try {
        await attempted(`${list.name}/${list.keyOf(row)}/${step}`, (attempt) => act(row, attempt));
        done.push(row);
      } catch (error) {
        failed.push({ key: list.keyOf(row), name: list.nameOf(row), sentence: sentenceOf(error) });
      }
    }
    setAt(null);
    void queries.invalidateQueries({ queryKey: [list.name] });
    return { done, failed };
  };
  const run = async (action: BulkAction<Row>, fitting: readonly Row[]) => {
    const { done, failed } = await each(action.label, action.run, fitting);
    setRefused(failed);
    selection.keep(failed.map(({ key }) => key));
    if (done.length === 0) return;
    const { undo } = action;
    const offer = undo && {
      label: words.undo,
      run: () => void undoOnce(() => takeBack(action.label, undo, done)),
    };
    toast(action.done(done.length), 'done', offer);
  };
  const takeBack = async (label: string, undo: BulkAction<Row>['run'], rows: readonly Row[]) => {
    const { done, failed } = await each(`${label}/undo`, undo, rows);
    if (done.length > 0) toast(words.takenBack(done.length));
    for (const { name, sentence } of failed) toast(`${name}: ${sentence}`, 'error');
  };

  if (chosen.length === 0) return null;
  const refusedHere = refused.filter(({ key }) => selection.has(key));
  return (
    <div className={styles['bar']}>
      <p role="status">{words.chosen(chosen.length)}</p>
      {actions.map((action) => {
        const fitting = chosen.filter(action.fits);
        if (fitting.length === 0) return null;
        return (
          <Button
            key={action.label}
            loading={at !== null}
            onClick={() =>
              action.ask ? setAsking({ action, fitting }) : void once(() => run(action, fitting))
            }
          >
            {words.doTo(action.label, fitting.length)}
          </Button>
        );
      })}
      {links.map(({ label, href }) => (
        <Button key={label} component="a" variant="default" href={href(chosen)}>
          {words.doTo(label, chosen.length)}
        </Button>
      ))}
      <Button variant="subtle" disabled={at !== null} onClick={() => selection.keep([])}>
        {words.chooseNone}
      </Button>
      {asking?.action.ask && (
        <AskFirst
          {...asking.action.ask(asking.fitting.length)}
          submit={asking.action.label}
          danger
          run={() => once(() => run(asking.action, asking.fitting))}
          onClose={() => setAsking(null)}
        />
      )}
      {refusedHere.length > 0 && (
        <Notice kind="error">
          <p>{words.refused(refusedHere.length)}</p>
          <ul>
            {refusedHere.map(({ key, name, sentence }) => (
              <li key={key}>
                {name}: {sentence}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
