import { Button } from '@mantine/core';
import type { Permission } from '@shop/contracts/rules/permissions';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Answered } from '../../../../api/call-signed-in.ts';
import { staffSession } from '../../../accounts/session.ts';
import { useAction } from '../action/use-action.ts';
import { words } from '../../../../words/en/staff/record.ts';
import { useIsWide } from '../use-is-wide.ts';
import { useOpenByAddress } from '../use-open-by-address.ts';
import type { Fields } from './state/fields.ts';
import { RecordDialog } from './record-dialog.tsx';

interface NewRecordProps<Value extends object> {
  /** The topic of the list that it comes into. */
  topic: string;
  /** What the button, the form and, without `submit`, its sending are called. */
  text: string;
  submit?: string;
  fields: Fields<Value>;
  /** What stands in the fields at first; the others are empty. */
  initial?: Partial<Value>;
  send: (value: Value, attempt: string) => Promise<Answered<{ id: string }>>;
  done: (value: Value) => string;
  /** What is asked before it is added. */
  question?: ReactNode;
  /** What follows, besides that the list has it. */
  onAdded?: (id: string, value: Value) => void;
}

interface AddRecordProps<Value extends object> extends NewRecordProps<Value> {
  permission: Permission;
}

/** A button that opens the form of a new record, for those who may add one; the page's address with `#new` opens it too. */
export function AddRecord<Value extends object>(props: AddRecordProps<Value>) {
  const { permission, text } = props;
  const [isOpen, setIsOpen] = useOpenByAddress();
  const isWide = useIsWide();
  if (!staffSession.current().permissions.includes(permission)) return null;
  return (
    <>
      <Button aria-label={text} onClick={() => setIsOpen(true)}>
        {isWide ? text : words.add}
      </Button>
      {isOpen && <NewRecord {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface OpenProps<Value extends object> extends NewRecordProps<Value> {
  /** What it is made after, if after another: what is typed for each stands apart. */
  like?: string;
  onClose: () => void;
  /** Over the fields. */
  children?: ReactNode;
}

/** The form of a new record, open as long as it is there. */
export function NewRecord<Value extends object>(props: OpenProps<Value>) {
  const { topic, like, text, submit = text, fields, initial = {}, send, done, onAdded, onClose } = props;
  const queries = useQueryClient();
  const subject = like === undefined ? `${topic}/new` : `${topic}/new/${like}`;
  const { run } = useAction<Value, { id: string }>({
    step: subject,
    send,
    onDone: ({ id }, value) => {
      void queries.invalidateQueries({ queryKey: [topic] });
      onAdded?.(id, value);
    },
    done,
  });
  return (
    <RecordDialog
      subject={subject}
      title={text}
      fields={fields}
      initial={initial}
      submit={submit}
      send={run}
      onClose={onClose}
      question={props.question}
    >
      {props.children}
    </RecordDialog>
  );
}
