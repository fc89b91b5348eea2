import { Button } from '@mantine/core';
import { undoStep } from '@shop/contracts/orders/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/admin-lorry-sheet.ts';
import { attempted } from '../../parts/action/attempted.ts';
import { tell } from '../../parts/action/use-action.ts';
import { orderKeys } from '../order-queries.ts';
import type { LeftOrder } from './use-lorry-draft.ts';

/** So long a dispatch is undone, ms: what is sent of it waits as long. */
const UNDONE_WITHIN = 10_000;

/** Takes a dispatch back in its first seconds; what was typed of it stands on the sheet again. */
export function UndoDispatch({ order, onBack }: { order: LeftOrder; onBack: () => void }) {
  const { number, leftAt } = order;
  const queries = useQueryClient();
  const [isOver, setOver] = useState(() => Date.now() - leftAt >= UNDONE_WITHIN);
  useEffect(() => {
    const rest = setTimeout(() => setOver(true), UNDONE_WITHIN - (Date.now() - leftAt));
    return () => clearTimeout(rest);
  }, [leftAt]);
  const undo = async () => {
    try {
      await attempted(`order/${number}/undo`, (attempt) =>
        stepSignedIn(undoStep, { params: { number }, body: { from: 'dispatched' }, attempt }),
      );
      onBack();
    } catch (error) {
      tell(error);
    }
    await queries.invalidateQueries({ queryKey: orderKeys.lists });
  };
  return isOver ? null : (
    <Button variant="default" aria-label={words.boxOf(words.undo, number)} onClick={() => void undo()}>
      {words.undo}
    </Button>
  );
}
