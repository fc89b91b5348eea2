import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/errors.ts';
import { toast } from '../../../ui/toast.ts';
import { useOnce } from '../parts/use-once.ts';

/** Something done to an account: once, told in a toast, and what is shown of it asked anew. */
export function useUserAction<Input, Result>(
  work: (input: Input) => Promise<Result>,
  done?: string,
): { run: (input: Input) => Promise<Result | undefined>; busy: boolean } {
  const queries = useQueryClient();
  const once = useOnce();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: work,
    onSuccess: async () => {
      if (done) toast(done);
      await Promise.all(
        ['users', 'user', 'sessions'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
    },
    onError: (error) => toast(sentenceOf(error), 'error'),
  });
  return { run: (input) => once(() => mutateAsync(input)).catch(() => undefined), busy: isPending };
}
