import { listReferredOrders } from '@shop/contracts/referrals/endpoints';
import type { ListReferredOrdersQuery } from '@shop/contracts/referrals/requests';
import type { ReferredOrderView } from '@shop/contracts/referrals/views';
import { dayWords } from '@shop/contracts/rules/day-words/en';
import type { Translated } from '@shop/contracts/rules/language';
import { formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { paths } from '../../lib/paths.ts';
import { Money } from '../../ui/text/money.tsx';
import { words as english } from '../../words/en/referrer/area.ts';
import { orderStateWords } from '../../words/en/shop/order-states.ts';
import { useWords } from '../desk/parts/chosen-words.ts';
import type { ListDescription } from '../desk/parts/list/description.ts';
import { capital, StateWord } from '../desk/parts/state-word.tsx';

type Words = Translated<typeof english>;

/** The referrer's own orders, live: cards on every screen, since most are looked at on a telephone. */
export function useReferredOrders(): ListDescription<ReferredOrderView, ListReferredOrdersQuery> {
  const words = useWords(english);
  const states = useWords(orderStateWords);
  const days = useWords(dayWords);
  return {
    name: 'referrals',
    path: paths.referrerOrders,
    permission: null,
    rows: listReferredOrders,
    filters: {
      search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
      state: { kind: 'choice', label: words.state, any: words.anyState, options: capitals(states) },
      way: { kind: 'choice', label: words.way, any: words.anyWay, options: words.ways },
      days: { kind: 'days', from: words.from, to: words.to },
    },
    card: ({ number, goodsPaise, customerName, city, maskedPhone, state, placedAt, way, ...order }) => ({
      head: number,
      side: <Money paise={goodsPaise} />,
      lines: [
        [`${customerName}, ${city}`, maskedPhone],
        [<StateWord key="state" state={state} />, commissionOf(words, order)],
        [words.ways[way], formatInstant(placedAt, days)],
      ],
    }),
    keyOf: ({ number }) => number,
    nameOf: ({ number }) => number,
    words: words.list,
  };
}

function capitals(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, capital(text)]));
}

function commissionOf(
  words: Words,
  { pendingPaise, earnedPaise }: Pick<ReferredOrderView, 'pendingPaise' | 'earnedPaise'>,
): string {
  if (pendingPaise !== 0) return words.commissionPending(formatMoney(pendingPaise));
  return earnedPaise === 0 ? words.commissionNone : words.commissionEarned(formatMoney(earnedPaise));
}
