import { Button } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../../../../../ui/messages/notice.tsx';
import { words } from '../../../../../words/en/staff/list.ts';
import { AskFirst } from '../../action/ask-first.tsx';
import { MOST_CHOSEN } from '../all-rows.ts';
import type { BulkAction, BulkLink } from '../description.ts';
import type { OpenList } from '../use-list.ts';
import type { Selection } from '../use-selection.ts';
import styles from './bulk-bar.module.css';
import { ChooseAll } from './choose-all.tsx';
import { useBulkRun } from './use-bulk-run.ts';

/** Of more rows than a page has the rest can be called off. */
const PAGE = 25;

interface BulkBarProps<Row> {
  open: OpenList<Row>;
  actions: readonly BulkAction<Row>[];
  links: readonly BulkLink<Row>[];
  /** Of the page and, where all were chosen, beyond it. */
  rows: readonly Row[];
  selection: Selection;
  /** The head of a table chooses the page; cards have none. */
  hasTable: boolean;
  onAllChosen: (rows: readonly Row[]) => void;
}

/** What can be done with the chosen rows, one after the other; the refused ones stay chosen and are told of. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { open, actions, links, rows, selection, hasTable, onAllChosen } = props;
  const { list } = open;
  const [asking, setAsking] = useState<{ action: BulkAction<Row>; fitting: readonly Row[] } | null>(null);
  const { progress, refused, problem, setProblem, run, stop } = useBulkRun(list, selection);
  const chosen = rows.filter((row) => selection.has(list.keyOf(row)));
  const total = open.query.data?.total ?? 0;

  if (chosen.length === 0 && progress === null && problem === null) return null;
  const isBusy = progress !== null;
  const refusedHere = refused.filter(({ key }) => selection.has(key));
  return (
    <div className={styles['bar']}>
      <p role="status">
        {progress ? words.progress(progress.at, progress.total) : words.chosen(chosen.length)}
      </p>
      {!selection.hasPage && !hasTable && !isBusy && (
        <Button variant="subtle" onClick={selection.togglePage}>
          {words.choosePage}
        </Button>
      )}
      {selection.hasPage && chosen.length < Math.min(total, MOST_CHOSEN) && (
        <ChooseAll open={open} disabled={isBusy} onChosen={onAllChosen} onProblem={setProblem} />
      )}
      {actions.map((action) => {
        const fitting = chosen.filter(action.fits);
        if (fitting.length === 0) return null;
        return (
          <Button
            key={action.label}
            {...(action.danger && { color: 'red', variant: 'outline' })}
            loading={isBusy}
            onClick={() => (action.ask ? setAsking({ action, fitting }) : void run(action, fitting))}
          >
            {words.doTo(action.label, fitting.length)}
          </Button>
        );
      })}
      {links.map(
        ({ label, href, most }) =>
          chosen.length > 0 &&
          chosen.length <= most && (
            <Button key={label} component="a" variant="default" href={href(chosen)}>
              {words.doTo(label, chosen.length)}
            </Button>
          ),
      )}
      {progress && progress.total > PAGE ? (
        <Button variant="subtle" onClick={stop}>
          {words.stop}
        </Button>
      ) : (
        <Button variant="subtle" disabled={isBusy} onClick={() => selection.keep([])}>
          {words.chooseNone}
        </Button>
      )}
      {asking?.action.ask && (
        <AskFirst
          {...asking.action.ask(asking.fitting.length)}
          submit={asking.action.label}
          danger
          // The dialog leaves at once: how far it has come stands in the bar.
          run={() => Promise.resolve(void run(asking.action, asking.fitting))}
          onClose={() => setAsking(null)}
        />
      )}
      {chosen.length >= MOST_CHOSEN && total > MOST_CHOSEN && !isBusy && (
        <p className={styles['note']}>{words.mostChosen(MOST_CHOSEN)}</p>
      )}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {refusedHere.length > 0 && (
        <Notice kind="error">
          <p>{words.refused(refusedHere.length)}</p>
          <ul className={styles['refused']}>
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
