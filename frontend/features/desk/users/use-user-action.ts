import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../ui/messages/toast.ts';
import { useNotifyError } from '../parts/chosen-words.ts';
import { useOnce } from '../parts/use-once.ts';

/** What follows on a change of an account: it is told in a toast, and what is shown of accounts is asked anew. */
export function useAccountChanged(): (done?: string) => Promise<void> {
  const queries = useQueryClient();
  return async (done) => {
    if (done) toast(done);
    await Promise.all(['users', 'sessions'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
  };
}

/** Something done to an account: once, told in a toast, and what is shown of it asked anew. */
export function useUserAction<Input, Result>(
  work: (input: Input) => Promise<Result>,
  done?: string,
): { run: (input: Input) => Promise<Result | undefined>; busy: boolean } {
  const changed = useAccountChanged();
  const once = useOnce();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: work,
    onSuccess: () => changed(done),
    onError: useNotifyError(),
  });
  return { run: (input) => once(() => mutateAsync(input)).catch(() => undefined), busy: isPending };
}
