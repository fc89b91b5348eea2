import { useState } from 'react';
import type { Revised } from '@shop/contracts/revised';
import type { Fields } from './state/fields.ts';
import { opened } from './state/form-state.ts';
import { inputsOf } from './state/spelling.ts';
import { useTyped } from './state/use-typed.ts';

export interface SentForm<Value extends object> {
  /** Names what is typed in this browser: `order/DS26-00042/payment`. */
  subject: string;
  fields: Fields<Value>;
  /** What stands in the fields at first; the others are empty. */
  initial: Partial<Value>;
  submit: string;
  /** Does it; what it throws is shown, and what was typed stays. */
  send: (value: Value) => Promise<unknown>;
}

/** A form for a new record or a step: what is typed goes once it is done. */
export function useSending<Value extends object>({ subject, fields, initial, send }: SentForm<Value>) {
  const [record] = useState<Revised<Value>>(() => ({ value: initial as Value, revision: 0 }));
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const form = useTyped({ subject, fields, record });
  /** Whether it is done. */
  const submit = async (): Promise<boolean> => {
    const value = form.validate();
    if (value === null || busy) return false;
    setBusy(true);
    setError(null);
    try {
      await send(value);
      form.discard();
      form.update(() => opened(inputsOf(fields, record.value), 0));
      return true;
    } catch (thrown) {
      setError(thrown);
      form.refuse(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { ...form, busy, error, submit };
}
