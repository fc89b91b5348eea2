import { Text } from '@mantine/core';
import { countStock } from '@shop/contracts/products/endpoints';
import type { CountStockRequest } from '@shop/contracts/products/requests';
import { DESK_TEXT, PRODUCT } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { stockWords as words } from '../../../words/en/staff/products.ts';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';

interface CountStockProps {
  id: string;
  /** Whether it is counted now. */
  counted: boolean;
  onClose: () => void;
}

const reason = { kind: 'long', limit: DESK_TEXT.reason } as const;
const beginFields = fieldsOf<{ free: number; reason: string }>(words, {
  free: { kind: 'number', min: 0, max: PRODUCT.stock },
  reason,
});
const endFields = fieldsOf<{ reason: string }>(words, { reason });

/** Begins to count a product, or ends it. */
export function CountStock({ id, counted, onClose }: CountStockProps) {
  const queries = useQueryClient();
  // The page follows what is done; the dialog stays what it was until it is closed.
  const [ends] = useState(counted);
  const subject = `product/${id}/${ends ? 'count-no-more' : 'count'}`;
  const { run } = useAction<CountStockRequest, unknown>({
    step: subject,
    send: (body, attempt) => stepSignedIn(countStock, { params: { id }, body, attempt }),
    onDone: () => void queries.invalidateQueries({ queryKey: ['products'] }),
    done: () => (ends ? words.ended : words.begun),
  });
  const shared = { subject, onClose };
  return ends ? (
    <RecordDialog
      {...shared}
      title={words.end}
      submit={words.end}
      fields={endFields}
      initial={{ reason: '' }}
      send={(typed) => run({ free: null, ...typed })}
    >
      <Text>{words.endHelp}</Text>
    </RecordDialog>
  ) : (
    <RecordDialog
      {...shared}
      title={words.begin}
      submit={words.begin}
      fields={beginFields}
      initial={{ free: Number.NaN, reason: '' }}
      send={run}
    />
  );
}
