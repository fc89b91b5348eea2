import type { PaymentDoubt } from '@shop/contracts/rules/orders/payments';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';

/**
 * Money that the backend doubts is asked for once more: what is sent a second time, unchanged, is meant. Whoever changes
 * something meanwhile is asked anew.
 */
export function useDoubts<Value>() {
  const [refused, setRefused] = useState<{ value: string; error: unknown } | null>(null);
  const doubts = doubtsIn(refused?.error);
  return {
    /** What it was refused with at last. */
    refused: refused?.error ?? null,
    asked: doubts.length > 0,
    despite: (value: Value): PaymentDoubt[] =>
      refused?.value === JSON.stringify(value) ? [...new Set(doubts)] : [],
    asking:
      <Result>(run: (value: Value) => Promise<Result>) =>
      async (value: Value) => {
        try {
          return await run(value);
        } catch (error) {
          setRefused({ value: JSON.stringify(value), error });
          throw error;
        }
      },
  };
}

function doubtsIn(error: unknown): PaymentDoubt[] {
  const details = error instanceof ApiError ? error.detailsOf('payment-doubtful') : null;
  return details?.doubts.map(({ doubt }) => doubt) ?? [];
}
