import { Text } from '@mantine/core';
import { proposeChange } from '@shop/contracts/proposals/endpoints';
import { MOST_LINES } from '@shop/contracts/rules/limits';
import { entryWith } from '@shop/contracts/rules/orders/proposals';
import type { WantedLine } from '@shop/contracts/rules/orders/quote';
import { useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/staff/proposal.ts';
import { fieldsOf } from '../../parts/record/state/fields.ts';
import { knownGoods } from '../../parts/goods/goods-text.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import type { Desk } from '../desk.ts';
import { EditMeaning } from '../edit/edit-meaning.tsx';
import { useOrderAction } from '../record/steps/use-order-action.ts';

interface Wish {
  lines: WantedLine[];
}

/** Asks the customer whether the order may have other quantities; what it would come to stands under the fields. */
export function ProposeForm({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  // As it was opened: what a colleague edits meanwhile is not taken for what is proposed.
  const [order] = useState(desk.order);
  const { number, revision, lines } = order;
  const { run } = useOrderAction<Wish>(desk, {
    step: 'proposal',
    send: (wish, attempt) =>
      stepSignedIn(proposeChange, {
        params: { number },
        body: { revision, reason: 'shortage', lines: linesThatDiffer(lines, wish.lines) },
        attempt,
      }),
    done: () => words.proposed,
  });
  const meaning = (wish: Wish | null) => (
    <EditMeaning isAsked order={order} entry={wish && entryWith(order, linesThatDiffer(lines, wish.lines))} />
  );
  return (
    <RecordDialog
      subject={`order/${number}/proposal`}
      title={words.title}
      fields={fieldsOf<Wish>(words.fields, {
        lines: {
          kind: 'goods',
          most: MOST_LINES,
          known: knownGoods(lines),
        },
      })}
      initial={{ lines: lines.map(({ code, quantity }) => ({ code, quantity })) }}
      submit={words.propose}
      send={run}
      onClose={onClose}
      meaning={meaning}
    >
      <Text>{words.titleHelp}</Text>
    </RecordDialog>
  );
}

/** What would be other than it is; 0 where it is no line any more. */
export function linesThatDiffer(present: readonly WantedLine[], wanted: readonly WantedLine[]): WantedLine[] {
  const quantities = new Map(wanted.map(({ code, quantity }) => [code, quantity]));
  const gone = present.filter(({ code }) => !quantities.has(code)).map(({ code }) => ({ code, quantity: 0 }));
  const other = wanted.filter(
    ({ code, quantity }) => present.find((line) => line.code === code)?.quantity !== quantity,
  );
  return [...other, ...gone].map(({ code, quantity }) => ({ code, quantity }));
}
