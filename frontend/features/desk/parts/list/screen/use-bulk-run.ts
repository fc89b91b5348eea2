import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../../../api/errors.ts';
import { toast } from '../../../../../ui/messages/toast.ts';
import { words } from '../../../../../words/en/staff/list.ts';
import { attempted } from '../../action/attempted.ts';
import { useLeaveWarning } from '../../use-leave-warning.ts';
import { useOnce } from '../../use-once.ts';
import type { BulkAction, ListDescription } from '../description.ts';
import { doEach, type Refused } from '../do-each.ts';
import type { Selection } from '../use-selection.ts';

/** So many refused ones are named where there is no room for all. */
const MOST_NAMED = 3;

interface Said {
  key: string;
  name: string;
  sentence: string;
}

/** Acts on many rows, one after the other. What is refused or left stays chosen, so that it can be tried again. */
export function useBulkRun<Row>(list: ListDescription<Row>, selection: Selection) {
  const queries = useQueryClient();
  const once = useOnce();
  const undoOnce = useOnce();
  const isShown = useRef(true);
  const isStopped = useRef(false);
  const [progress, setProgress] = useState<{ at: number; total: number } | null>(null);
  const [refused, setRefused] = useState<readonly Said[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useLeaveWarning(progress !== null, words.leaveRunning);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const said = ({ row, error }: Refused<Row>): Said => ({
    key: list.keyOf(row),
    name: list.nameOf(row),
    sentence: sentenceOf(error),
  });
  const each = async (step: string, act: BulkAction<Row>['run'], rows: readonly Row[]) => {
    isStopped.current = false;
    setProblem(null);
    setRefused([]);
    const outcome = await doEach(
      rows,
      (row) => attempted(`${list.name}/${list.keyOf(row)}/${step}`, (attempt) => act(row, attempt)),
      {
        onAt: (at) => setProgress({ at, total: rows.length }),
        isStopped: () => isStopped.current,
      },
    );
    setProgress(null);
    void queries.invalidateQueries({ queryKey: [list.name] });
    const { done, left } = outcome;
    if (outcome.problem !== null) {
      const sentence = words.brokenOff(done.length, rows.length, sentenceOf(outcome.problem));
      if (isShown.current) setProblem(sentence);
      else toast(sentence, 'error');
    }
    return { done, left, refused: outcome.refused.map(said) };
  };

  const run = async (action: BulkAction<Row>, rows: readonly Row[]) => {
    const { done, left, refused } = await each(action.label, action.run, rows);
    setRefused(refused);
    selection.keep([...refused.map(({ key }) => key), ...left.map(list.keyOf)]);
    if (!isShown.current) toastRefused(refused);
    const { undo } = action;
    if (done.length === 0) return;
    toast(
      action.done(done.length),
      'done',
      undo && { label: words.undo, run: () => void undoOnce(() => takeBack(action.label, undo, done)) },
    );
  };
  const takeBack = async (label: string, undo: BulkAction<Row>['run'], rows: readonly Row[]) => {
    const { done, refused } = await each(`${label}/undo`, undo, rows);
    if (done.length > 0) toast(words.takenBack(done.length));
    toastRefused(refused);
  };

  return {
    /** Null while nothing is done. */
    progress,
    refused,
    /** Why it ended before its end. */
    problem,
    setProblem,
    run: (action: BulkAction<Row>, rows: readonly Row[]) => once(() => run(action, rows)),
    stop: () => {
      isStopped.current = true;
    },
  };
}

function toastRefused(refused: readonly Said[]): void {
  if (refused.length === 0) return;
  const named = refused.slice(0, MOST_NAMED).map(({ name, sentence }) => `${name}: ${sentence}`);
  toast(words.refusedNamed(refused.length, named), 'error');
}
