import type { PaymentWarningView } from '@shop/contracts/orders/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { EarlierReceipt, PaymentWarning } from '@shop/contracts/rules/orders/payments';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { paths } from '../../../../lib/paths.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/payments.ts';
import { modeWords } from '../../../../words/en/staff/orders.ts';

/** Why money was not recorded at once, with the way to what was recorded before. */
export function WarningList({ refused }: { refused: unknown }) {
  if (!(refused instanceof ApiError)) return null;
  const warnings = refused.detailsOf('payment-doubtful')?.doubts ?? [];
  const taken = refused.detailsOf('payment-reference-used')?.earlier;
  if (warnings.length === 0 && !taken) return null;
  return (
    <div ref={bringIntoSight}>
      <Notice kind="season">
        {taken && <Earlier receipt={taken} />}
        {warnings.map((warning) => (
          <div key={`${warning.doubt} ${warning.number}`}>
            <p>{sentenceOf(warning)}</p>
            {warning.earlier && <Earlier receipt={warning.earlier} />}
          </div>
        ))}
      </Notice>
    </div>
  );
}

/** On a phone what is said over the form pushes it out of the dialog; a frame later it stands where it stays. */
function bringIntoSight(list: HTMLElement | null): void {
  requestAnimationFrame(() => list?.scrollIntoView({ block: 'center' }));
}

function Earlier({ receipt }: { receipt: EarlierReceipt }) {
  const { number, of, amountPaise, mode, receivedOn, recordedBy } = receipt;
  return (
    <p>
      {words.earlier(formatMoney(amountPaise), modeWords[mode], formatDay(receivedOn), recordedBy)}.{' '}
      <a href={of === 'passbook' ? paths.adminMember(number) : paths.adminOrder(number)} target="_blank">
        {words.seeEarlier(number)}
      </a>
    </p>
  );
}

function sentenceOf({ doubt, number, overPaise }: PaymentWarningView): string {
  switch (doubt) {
    case 'above-balance':
    case 'above-refund':
      return words.doubts[doubt](number, formatMoney(overPaise ?? 0));
    case 'order-cancelled':
    case 'year-over':
    case 'same-member':
      return words.doubts[doubt](number);
    case 'same-reference':
    case 'same-cash':
    case 'same-transfer':
    case 'reference-incomplete':
      return words.doubts[doubt];
  }
}

/**
 * Money that the backend doubts is asked for once more: what is sent a second time, unchanged, is meant. Whoever changes
 * something meanwhile is asked anew.
 */
export function useWarnings<Value>() {
  const [refused, setRefused] = useState<{ value: string; error: unknown } | null>(null);
  const warnings = warningsIn(refused?.error);
  return {
    /** What it was refused with at last. */
    refused: refused?.error ?? null,
    asked: warnings.length > 0,
    despite: (value: Value): PaymentWarning[] =>
      refused?.value === JSON.stringify(value) ? [...new Set(warnings)] : [],
    asking:
      <Result,>(run: (value: Value) => Promise<Result>) =>
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

function warningsIn(error: unknown): PaymentWarning[] {
  const details = error instanceof ApiError ? error.detailsOf('payment-doubtful') : null;
  return details?.doubts.map(({ doubt }) => doubt) ?? [];
}
