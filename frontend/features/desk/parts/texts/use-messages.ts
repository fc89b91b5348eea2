import { fillIn } from '@shop/contracts/rules/texts/fill-in';
import type { Language } from '@shop/contracts/rules/language';
import type { MessageId } from '@shop/contracts/rules/texts/shop-texts';
import { readMessages } from '@shop/contracts/texts/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../api/client.ts';

/** ms; whoever changes a text sees it sooner. */
const FRESH = 300_000;

/** A message of the shop, filled in for one person; null until the texts have arrived, empty where they did not. */
export type Message = (
  id: MessageId,
  values: Readonly<Record<string, string>>,
  language?: Language,
) => string | null;

/** The texts that the shop sends by hand, in its own words. */
export function useMessages(): Message {
  const { data, isError } = useQuery({
    queryKey: ['texts', 'messages'],
    queryFn: () => call(readMessages),
    staleTime: FRESH,
  });
  return (id, values, language = 'en') => (data ? fillIn(data[id][language], values) : isError ? '' : null);
}
