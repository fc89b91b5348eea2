import type { DestinationsView } from '@shop/contracts/places/views';
import { useMemo, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { billChanges } from '../../../lib/bill-changes.ts';
import { readDraft } from '../../draft/draft-store.ts';
import type { Quantities } from '../form/list-link.ts';
import { fullName, type ListRow } from '../form/list-rows.ts';
import type { PostedOrder } from '../form/quick-order-view.ts';
import type { ReviewFields } from '../form/review-fields.ts';
import { useQuantities } from '../form/use-quantities.ts';
import { billedTo } from './billed-to.ts';
import { isListOf, quantitiesOf, quoteRequest, type OrderContent } from './sending/order-request.ts';
import { useQuote } from './use-quote.ts';

const NOTHING = {};

interface BillInput {
  destinations: DestinationsView;
  posted: PostedOrder | null;
  rows: ReadonlyMap<string, ListRow>;
  fields: ReviewFields;
  /** An order on its way, or lost sight of: the bill beside it is its own; the list may be another by now. */
  sent: OrderContent | null;
}

/** What the list costs at this moment. */
export function useBill({ destinations, posted, rows, fields, sent }: BillInput) {
  const { saleMode } = usePageContext().shop;
  const draft = useQuantities(posted?.quantities ?? NOTHING);
  const [seenRates] = useState(() => (posted ? {} : readDraft().rates));
  const quantities = useMemo(() => inListOrder(sent ? quantitiesOf(sent) : draft, rows), [sent, draft, rows]);
  const request = quoteRequest(quantities, fields, destinations);
  // Nobody waits to hear what is known: what the place costs.
  const billing = useQuote(request, posted?.quote ?? null, (...asked) => billedTo(...asked, destinations));
  const { problem, retry, next } = billing;
  const { busy, quote: last } = billing;
  const isOther = sent !== null && last?.totals.totalPaise !== sent.expectedTotalPaise;
  const quote = isOther ? null : last;
  const nameOf = (code: string) => {
    const row = rows.get(code);
    return row && fullName(row);
  };
  return {
    quantities,
    isEmpty: request === null,
    quote,
    /** The quote is of an older list. */
    busy,
    /** Why there is none. */
    problem,
    retry,
    next,
    seenRates,
    nameOf,
    /** To the minimum order; where none is taken there is none. */
    lackingPaise: saleMode === 'catalogue' ? 0 : (quote?.lackingPaise ?? 0),
    /** What is other than the shopper saw it on the list. */
    changes: posted?.changes ?? (quote && !busy ? billChanges(quote, seenRates, nameOf) : []),
    /** The list was changed since the order was sent. */
    isChangedSince: sent !== null && !isListOf(sent, draft),
  };
}

export type Bill = ReturnType<typeof useBill>;

/** The lines in the order of the list; what the list no longer has comes last. */
function inListOrder(quantities: Quantities, rows: ReadonlyMap<string, ListRow>): Quantities {
  const codes = [...rows.keys()].filter((code) => code in quantities);
  const gone = Object.keys(quantities).filter((code) => !rows.has(code));
  return Object.fromEntries([...codes, ...gone].map((code) => [code, quantities[code] ?? 0]));
}
