import { holdCall, leaveCall } from '@shop/contracts/calls/endpoints';
import { CALLER_HEARD } from '@shop/contracts/rules/desk/calls';
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

/** So soon it is told again where no answer came, ms. */
const ASKED_AGAIN = 5_000;

/**
 * Tells the others that this screen's person is calling about an order, as long as it stands there. Whoever finds a
 * colleague there is told, and may call all the same.
 */
export function useHeldCall(number: string, isWanted: boolean) {
  const queries = useQueryClient();
  const [holder, setHolder] = useState<Holder | null>(null);
  /** Returns whether an answer came: without one nothing new is known of who is there. */
  const hold = useCallback(
    async (takeOver: boolean): Promise<boolean> => {
      try {
        const list = await callSignedIn(holdCall, { params: { number }, body: { takeOver } });
        queries.setQueryData(CALLS, list);
        setHolder(null);
        return true;
      } catch (error) {
        if (!(error instanceof ApiError)) return false;
        setHolder(error.detailsOf('call-held'));
        return true;
      }
    },
    [queries, number],
  );
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const isAnswered = await hold(false);
      if (!isOver) again = setTimeout(() => void ask(), isAnswered ? CALLER_HEARD : ASKED_AGAIN);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(again);
      callSignedIn(leaveCall, { params: { number } }).then(
        (list) => queries.setQueryData(CALLS, list),
        () => undefined,
      );
    };
  }, [queries, hold, number, isWanted]);
  return { holder: isWanted ? holder : null, takeOver: () => void hold(true) };
}
