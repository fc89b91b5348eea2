import type { Revised } from '@shop/contracts/revised';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { toast } from '../../../../ui/messages/toast.ts';
import { words } from '../../../../words/en/staff/record.ts';
import { useOnce } from '../use-once.ts';
import { followed, saved, type FormState } from './state/form-state.ts';
import { inputsOf } from './state/spelling.ts';
import { useTyped, type Form } from './state/use-typed.ts';

export interface SavedForm<Value extends object> extends Form<Value> {
  /** What the form is called when it is said to be saved. */
  title: string;
  /** @throws ApiError `record-changed` when the record has another revision by now */
  save: (value: Value, revision: number) => Promise<Revised<Value>>;
}

/** Somebody may save again while we do. */
const TRIES = 3;

/**
 * A record in a form. Whoever saves upon another revision gets what only the other changed merged in, and is asked
 * about the rest; then it is saved again.
 */
export function useRecordForm<Value extends object>(asked: SavedForm<Value>) {
  const { fields, record, title, save } = asked;
  const form = useTyped(asked);
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { update } = form;

  useEffect(() => {
    update((state) =>
      record.revision > state.revision
        ? followed(state, inputsOf(fields, record.value), record.revision)
        : state,
    );
  }, [update, fields, record]);

  const follow = ({ value, revision }: Revised<Value>): FormState => {
    update((state) => followed(state, inputsOf(fields, value), revision));
    return form.current();
  };
  const send = async () => {
    for (let tries = 1; ; tries += 1) {
      const { inputs, revision, disputed } = form.current();
      const value = form.validate();
      if (value === null || Object.keys(disputed).length > 0) return;
      try {
        const present = await save(value, revision);
        update((state) => saved(state, inputs, inputsOf(fields, present.value), present.revision));
        return toast(words.saved(title));
      } catch (thrown) {
        const changed = thrown instanceof ApiError ? thrown.detailsOf('record-changed') : null;
        if (!changed || tries === TRIES) throw thrown;
        follow(changed as Revised<Value>);
      }
    }
  };
  return {
    ...form,
    busy,
    error,
    submit: () =>
      void once(async () => {
        setBusy(true);
        setError(null);
        await send().catch((thrown: unknown) => {
          setError(thrown);
          form.refuse(thrown);
        });
        setBusy(false);
      }),
    discard: () => {
      setError(null);
      form.discard();
    },
  };
}
