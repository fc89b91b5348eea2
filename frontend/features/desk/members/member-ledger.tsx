import { Button, Text } from '@mantine/core';
import { formatDay } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { correctMemberEntry } from '@shop/contracts/schemes/endpoints';
import type { MemberEntryView, MemberView } from '@shop/contracts/schemes/member-views';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/members.ts';
import { modeWords } from '../../../words/en/staff/orders.ts';
import { words as payments } from '../../../words/en/staff/order.ts';
import { staffSession } from '../../accounts/session.ts';
import { useAction } from '../parts/action/use-action.ts';
import { Panel } from '../parts/panel.tsx';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import styles from '../schemes/schemes.module.css';

interface MemberLedgerProps {
  member: MemberView;
  onChange: (member: MemberView) => void;
}

/** All that was entered; what was wrong is taken back by a correction and stays in sight. */
export function MemberLedger({ member, onChange }: MemberLedgerProps) {
  const [wrong, setWrong] = useState<MemberEntryView | null>(null);
  const mayCorrect = staffSession.current().permissions.includes('payments.correct');
  const { entries } = member;
  return (
    <Panel title={words.ledger}>
      {entries.length === 0 ? (
        <p>{words.noEntries}</p>
      ) : (
        <div className={styles['scrolls']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{words.entry}</th>
                <th scope="col" className={styles['figure']}>
                  {words.sum}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <th scope="row">
                    <Entry entry={entry} />
                    {mayCorrect && !entry.corrected && entry.mode !== null && (
                      <Button variant="subtle" size="compact-sm" onClick={() => setWrong(entry)}>
                        {words.correct}
                      </Button>
                    )}
                  </th>
                  <td className={`${styles['figure']} ${entry.corrected ? styles['gone'] : ''}`}>
                    {formatMoney(entry.amountPaise)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {wrong && (
        <CorrectForm number={member.number} entry={wrong} onDone={onChange} onClose={() => setWrong(null)} />
      )}
    </Panel>
  );
}

function Entry({ entry }: { entry: MemberEntryView }) {
  const {
    kind,
    mode,
    reference,
    on,
    orderNumber,
    paidTo,
    note,
    recordedBy,
    corrected,
    awaitsBank,
    bookedOn,
  } = entry;
  const parts = [
    words.kinds[kind],
    mode && modeWords[mode],
    reference,
    orderNumber,
    paidTo === 'nominee' && words.toNominee,
    corrected && `(${words.wasCorrected})`,
  ];
  const small = [formatDay(on), recordedBy && words.by(recordedBy)].filter(Boolean).join(', ');
  return (
    <>
      {parts.filter(Boolean).join(' ')}
      <span className={styles['small']}>
        {small}
        {note && `: ${note}`}
        {bookedOn && ` · ${payments.bookedOn(formatDay(bookedOn))}`}
        {awaitsBank && ` · ${payments.awaitsBank}`}
      </span>
    </>
  );
}

const fields = fieldsOf<{ reason: string }>(words, { reason: { kind: 'long', limit: DESK_TEXT.reason } });

interface CorrectFormProps {
  number: string;
  entry: MemberEntryView;
  onDone: (member: MemberView) => void;
  onClose: () => void;
}

function CorrectForm({ number, entry, onDone, onClose }: CorrectFormProps) {
  const { run } = useAction<{ reason: string }, MemberView>({
    step: `member/${number}/correct/${entry.id}`,
    send: (body, attempt) =>
      stepSignedIn(correctMemberEntry, { params: { number, entry: entry.id }, body, attempt }),
    onDone,
    done: () => words.corrected,
  });
  return (
    <RecordDialog<{ reason: string }>
      subject={`member/${number}/correct/${entry.id}`}
      title={words.correctTitle(formatMoney(Math.abs(entry.amountPaise)))}
      fields={fields}
      initial={{ reason: '' }}
      submit={words.correct}
      danger
      send={run}
      onClose={onClose}
    >
      <Text>{words.correctHelp}</Text>
    </RecordDialog>
  );
}
