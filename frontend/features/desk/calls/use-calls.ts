import { listCalls } from '@shop/contracts/calls/endpoints';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';

export const CALLS = ['calls', 'list'] as const;

/** Hours come and colleagues fall silent without anything being announced: so often it is asked anew, ms. */
const ASKED_EVERY = 20_000;

/** Who is to be called, followed while colleagues call. */
export function useCalls() {
  return useQuery({
    queryKey: CALLS,
    queryFn: () => callSignedIn(listCalls),
    refetchInterval: ASKED_EVERY,
  });
}
