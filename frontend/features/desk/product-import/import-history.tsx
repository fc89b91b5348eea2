import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import { listImports, undoImport } from '@shop/contracts/product-import/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as previewWords } from '../../../words/en/admin-preview.ts';
import { words } from '../../../words/en/admin-product-import.ts';
import { useAction } from '../parts/action/use-action.ts';
import { Answer } from '../parts/answer.tsx';
import { ChangeHistory } from '../parts/preview/change-history.tsx';

/** The last imports, with the way back from the last one. */
export function ImportHistory({ mayWrite }: { mayWrite: boolean }) {
  const queries = useQueryClient();
  const imports = useQuery({ queryKey: ['products', 'imports'], queryFn: () => callSignedIn(listImports) });
  const { run, busy } = useAction<ChangeSetView, ChangeSetView>({
    step: 'product-import/undo',
    send: ({ id }, attempt) => stepSignedIn(undoImport, { params: { id }, attempt }),
    onDone: ({ left }, before) => {
      const leftNow = left.length - before.left.length;
      if (leftNow > 0) toast(previewWords.leftSome(leftNow), 'error');
      void queries.invalidateQueries({ queryKey: ['products'] });
    },
    done: () => words.undone,
  });
  return (
    <Answer query={imports} lines={2}>
      {({ changeSets }) => (
        <ChangeHistory changeSets={changeSets} isBusy={busy} {...(mayWrite && { onBack: run })} />
      )}
    </Answer>
  );
}
