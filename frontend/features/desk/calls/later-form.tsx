import { useState } from 'react';
import { words } from '../../../words/en/staff/calls.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { ANOTHER, hoursAhead, usualTimes } from './call-again-times.ts';

interface Later {
  when: string;
  other: string | null;
}

interface LaterFormProps {
  number: string;
  name: string;
  /** @param againAt when the customer wants to be called */
  send: (againAt: string) => Promise<unknown>;
  onClose: () => void;
}

/** When a customer wants to be called: mostly one of a few hours. */
export function LaterForm({ number, name, send, onClose }: LaterFormProps) {
  const [now] = useState(() => new Date());
  const usual = usualTimes(now);
  const hours = hoursAhead(now);
  const fields = fieldsOf<Later>(words.laterFields, {
    when: {
      kind: 'choice',
      look: 'radio',
      options: [...usual.map(({ option }) => option), { value: ANOTHER, label: words.anotherTime }],
    },
    other: { kind: 'choice', options: hours, optional: true },
  });
  return (
    <RecordDialog
      subject={`order/${number}/call-later`}
      title={words.laterTitle(name)}
      fields={fields}
      initial={{ when: usual[0]?.option.value ?? ANOTHER, other: hours[0]?.value ?? null }}
      submit={words.note}
      send={({ when, other }) =>
        send(usual.find(({ option }) => option.value === when)?.instant ?? other ?? '')
      }
      onClose={onClose}
    />
  );
}
