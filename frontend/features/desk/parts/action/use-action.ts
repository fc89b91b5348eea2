import { useRef, useState } from 'react';
import type { Answered } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { toast, currentToasts, dismissToast, type ToastAction } from '../../../../ui/messages/toast.ts';
import { words as english } from '../../../../words/en/staff/screen.ts';
import { useNotifyError, useWords } from '../chosen-words.ts';
import { attempted } from './attempted.ts';

/** Of what only says that something is done, so many stand at once. */
const MOST = 3;

export interface Action<Input, View> {
  /** Names the step, so that trying again is known as such: `order/DS26-00042/packed`. */
  step: string;
  send: (input: Input, attempt: string) => Promise<Answered<View>>;
  /** What follows: the new state is shown. */
  onDone: (view: View, input: Input) => void;
  /** What is said when it is done. */
  done: (input: Input) => string;
  /** Takes it back; offered for ten seconds. */
  undo?: (view: View) => Promise<unknown>;
}

/**
 * A step that is done once, however often it is pressed and whatever becomes of its answer: a try keeps its key until
 * the answer is known. `run` throws what it was refused with.
 */
export function useAction<Input, View>({ step, send, onDone, done, undo }: Action<Input, View>) {
  const words = useWords(english);
  const sayWrong = useNotifyError();
  const running = useRef<Promise<View> | null>(null);
  const [busy, setBusy] = useState(false);

  const act = async (input: Input): Promise<View> => {
    const { view, repeated } = await attempted(step, (attempt) => send(input, attempt));
    onDone(view, input);
    const takeBack = undo && { label: words.undo, run: () => void undo(view).catch(sayWrong) };
    notifyDone(repeated ? `${done(input)} ${words.onceOnly}` : done(input), takeBack);
    return view;
  };
  const run = (input: Input): Promise<View> => {
    if (running.current) return running.current;
    setBusy(true);
    running.current = act(input).finally(() => {
      running.current = null;
      setBusy(false);
    });
    return running.current;
  };
  return { run, busy };
}

/** Says what went wrong where no form does. */
export function notifyError(error: unknown): void {
  toast(sentenceOf(error), 'error');
}

/** Says that a step is done; who does one after the other still sees what they work on. */
export function notifyDone(text: string, takeBack?: ToastAction): void {
  const shown = currentToasts().filter(({ kind, action }) => kind === 'done' && !action);
  const [oldest] = shown;
  if (oldest && shown.length >= MOST) dismissToast(oldest.id);
  toast(text, 'done', takeBack);
}
