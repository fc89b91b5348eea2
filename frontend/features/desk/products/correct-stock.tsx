import { correctStock } from '@shop/contracts/products/endpoints';
import type { CorrectStockRequest } from '@shop/contracts/products/requests';
import { DESK_TEXT, PRODUCT } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { stockWords as words } from '../../../words/en/staff/products.ts';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';

const HOWS = ['counted', 'came', 'gone'] as const;

interface Correction {
  how: (typeof HOWS)[number];
  number: number;
  reason: string;
}

/** Free, and sold but not packed. */
interface Shelf {
  free: number;
  held: number;
}

const fields = fieldsOf<Correction>(words, {
  how: { kind: 'choice', look: 'radio', options: HOWS.map((value) => ({ value, label: words.hows[value] })) },
  number: { kind: 'number', min: 0, max: PRODUCT.stock },
  reason: { kind: 'long', limit: DESK_TEXT.reason },
});

/** By how much the shelf differs from what the shop thought. */
function changeOf({ how, number }: Correction, { free, held }: Shelf): number {
  return { counted: number - free - held, came: number, gone: -number }[how];
}

/** Sent is the difference: orders take of the stock while somebody counts. */
export function CorrectStock({ id, stock, onClose }: { id: string; stock: Shelf; onClose: () => void }) {
  const queries = useQueryClient();
  // What it is compared with stays as it was when the counting began.
  const [shelf] = useState(stock);
  const { run } = useAction<CorrectStockRequest, unknown>({
    step: `product/${id}/stock`,
    send: (body, attempt) => stepSignedIn(correctStock, { params: { id }, body, attempt }),
    onDone: () => void queries.invalidateQueries({ queryKey: ['products'] }),
    done: () => words.corrected,
  });
  const send = async (correction: Correction) => {
    const change = changeOf(correction, shelf);
    if (change === 0) return toast(words.agrees);
    const countedAgainst = correction.how === 'counted' ? shelf.free + shelf.held : null;
    return run({ change, countedAgainst, reason: correction.reason });
  };
  return (
    <RecordDialog
      // What was counted beside another shelf is not taken up again.
      subject={`product/${id}/stock/${shelf.free + shelf.held}`}
      title={words.correctTitle}
      fields={fields}
      initial={{ how: 'counted', number: Number.NaN, reason: '' }}
      submit={words.correct}
      send={send}
      onClose={onClose}
      meaning={(correction) => (correction ? meaningOf(changeOf(correction, shelf), shelf.free) : '')}
    />
  );
}

function meaningOf(change: number, free: number): string {
  if (change === 0) return words.agrees;
  return free + change < 0 ? words.tooFew(free) : words.correction(change, free + change);
}
