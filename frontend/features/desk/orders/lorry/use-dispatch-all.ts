import { dispatchOrder } from '@shop/contracts/orders/endpoints';
import type { LorryRowView } from '@shop/contracts/orders/views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { attempted } from '../../parts/action/attempted.ts';
import { useSentenceOf } from '../../parts/chosen-words.ts';
import { useOnce } from '../../parts/use-once.ts';
import { orderKeys } from '../order-queries.ts';

/** What an order leaves with. */
export interface Leaving {
  row: LorryRowView;
  lorry: {
    transporter: string;
    lrDate: string;
    lrNumber: string;
    parcels: number;
    ewayBill?: string;
    unpaidReason?: string;
  };
}

/** How a press went. */
export interface Outcome {
  /** By number. */
  left: readonly string[];
  /** Why an order did not leave, by number. */
  refused: Readonly<Record<string, string>>;
  /** Nobody knows whether the last one left. */
  unsure: boolean;
}

/**
 * Dispatches orders one after the other, each by a key of its own that is kept until the answer is known: a second press
 * and a lost answer do nothing twice. One that is refused stops no other; one without an answer stops the press.
 */
export function useDispatchAll(onLeft: (leaving: Leaving) => void) {
  const sentenceOf = useSentenceOf();
  const queries = useQueryClient();
  const once = useOnce();
  const [at, setAt] = useState<{ place: number; of: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const run = async (all: readonly Leaving[]) => {
    const refused: Record<string, string> = {};
    const left: string[] = [];
    let unsure = false;
    for (const [index, leaving] of all.entries()) {
      setAt({ place: index + 1, of: all.length });
      const { number } = leaving.row;
      try {
        await attempted(`order/${number}/dispatched`, (attempt) =>
          stepSignedIn(dispatchOrder, {
            params: { number },
            body: { from: 'packed', ...leaving.lorry },
            attempt,
          }),
        );
        left.push(number);
        onLeft(leaving);
      } catch (error) {
        unsure = !(error instanceof ApiError) || error.problem.status >= 500;
        if (unsure) break;
        refused[number] = sentenceOf(error);
      }
    }
    setAt(null);
    setOutcome({ left, refused, unsure });
    await queries.invalidateQueries({ queryKey: orderKeys.lists });
  };
  return { at, outcome, dispatch: (all: readonly Leaving[]) => void once(() => run(all)) };
}
