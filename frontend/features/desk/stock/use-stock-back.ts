import type { StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import { undoStock } from '@shop/contracts/sheets/endpoints';
import type { ChangeSetView } from '@shop/contracts/sheets/views';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as english } from '../../../words/en/staff/stock.ts';
import { useAction } from '../parts/action/use-action.ts';
import { useWords } from '../parts/chosen-words.ts';
import { refreshStock } from './stock-queries.ts';

/** Takes a count, or goods that came in, back. */
export function useStockBack(way: StockWay) {
  const words = useWords(english);
  const queries = useQueryClient();
  return useAction<ChangeSetView, ChangeSetView>({
    step: `stock/${way}/back`,
    send: ({ id }, attempt) => stepSignedIn(undoStock, { params: { way, id }, attempt }),
    onDone: ({ left }, before) => {
      const leftNow = left.length - before.left.length;
      if (leftNow > 0) toast(words.leftSome(leftNow), 'error');
      refreshStock(queries);
    },
    done: () => words.undone[way],
  });
}
