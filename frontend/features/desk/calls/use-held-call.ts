import { holdCall, leaveCall } from '@shop/contracts/calls/endpoints';
import { CALLER_HEARD } from '@shop/contracts/rules/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { CALLS } from './use-calls.ts';

/** A colleague who is calling there. */
interface Holder {
  by: string;
  since: string;
}

/**
 * Tells the others that this screen's person is calling about an order, as long as it stands there. Whoever finds a
 * colleague there is told, and may call all the same.
 */
export function useHeldCall(number: string, isWanted: boolean) {
  const queries = useQueryClient();
  const [holder, setHolder] = useState<Holder | null>(null);
  const hold = useCallback(
    async (takeOver: boolean): Promise<Holder | null> => {
      try {
        const list = await callSignedIn(holdCall, { params: { number }, body: { takeOver } });
        queries.setQueryData(CALLS, list);
        return null;
      } catch (error) {
        return error instanceof ApiError ? error.detailsOf('call-held') : null;
      }
    },
    [queries, number],
  );
  useEffect(() => {
    if (!isWanted) return;
    const ask = () => void hold(false).then(setHolder);
    ask();
    const heard = setInterval(ask, CALLER_HEARD);
    return () => {
      clearInterval(heard);
      callSignedIn(leaveCall, { params: { number } }).then(
        (list) => queries.setQueryData(CALLS, list),
        () => undefined,
      );
    };
  }, [queries, hold, number, isWanted]);
  return { holder: isWanted ? holder : null, takeOver: () => void hold(true).then(setHolder) };
}
