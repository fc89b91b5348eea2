import { Button } from '@mantine/core';
import type { QuoteRequest } from '@shop/contracts/orders/requests';
import type { Quote } from '@shop/contracts/rules/orders/quote';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words as admin } from '../../../../words/en/staff/screen.ts';
import { words } from '../../../../words/en/staff/new-order.ts';
import { Meaning } from '../../parts/record/fields/meaning.tsx';

interface NewOrderMeaningProps {
  quote: Quote | null;
  /** Why there is none. */
  problem: string | null;
  onRetry: () => void;
  /** For what it was asked; null while there are no goods. */
  request: QuoteRequest | null;
}

/** What the order comes to and whether it is on the shelf, told before it is sent. */
export function NewOrderMeaning({ quote, problem, onRetry, request }: NewOrderMeaningProps) {
  if (request !== null && problem !== null) {
    return (
      <Notice kind="error">
        <p>{problem}</p>
        <Button variant="default" mt="xs" onClick={onRetry}>
          {admin.retry}
        </Button>
      </Notice>
    );
  }
  if (request === null || quote === null)
    return <Meaning title={words.meaning} sentences={[words.nothingYet]} />;
  const against = againstIt(quote);
  const { goodsPaise, packingPaise, freightPaise, totalPaise } = quote.totals;
  const isPlaceKnown = request.delivery === 'door' || request.pickupLocationId !== null;
  const charges =
    request.stateCode === null
      ? [words.noState]
      : [words.packing(packingPaise), isPlaceKnown ? words.freight(freightPaise) : words.noPlace];
  const isThere = quote.lines.every((line) => line.problem === null);
  return (
    <Meaning
      title={words.meaning}
      sentences={[
        words.goods(goodsPaise),
        ...charges,
        words.total(totalPaise),
        ...(isThere ? [words.onShelf] : []),
      ]}
    >
      {against.length > 0 && (
        <Notice kind="season">
          {against.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </Meaning>
  );
}

function againstIt({ lines, lackingPaise, minimumPaise }: Quote): string[] {
  return [
    ...lines.flatMap(({ name, quantity, problem }) =>
      problem === null ? [] : [words.problems[problem](name, quantity)],
    ),
    ...(lackingPaise > 0 ? [words.lacking(lackingPaise, minimumPaise)] : []),
  ];
}
