import { useDebouncedValue } from '@mantine/hooks';
import { previewState } from '@shop/contracts/places/desk-endpoints';
import type { StateEntry } from '@shop/contracts/places/views';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { TYPING_PAUSE } from '../../../lib/timeouts.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { stateWords } from '../../../words/en/staff/places.ts';

const words = stateWords.effect;

const REASONS = ['blocked', 'goods', 'minimum'] as const;

/** What the terms in the fields would change for orders that go there and are not dispatched yet. */
export function StateEffect({ id, value }: { id: string; value: StateEntry }) {
  const [asked] = useDebouncedValue(JSON.stringify(value), TYPING_PAUSE);
  const { data, error } = useQuery({
    queryKey: ['orders', 'of-state', id, asked],
    queryFn: () => callSignedIn(previewState, { params: { id }, body: JSON.parse(asked) as StateEntry }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (error) return <Notice kind="error">{sentenceOf(error)}</Notice>;
  if (!data) return null;
  const refused = REASONS.map((reason) => ({ reason, ...data.refused[reason] })).filter(
    ({ count }) => count > 0,
  );
  if (refused.length === 0) return <p>{data.open === 0 ? words.none : words.unchanged(data.open)}</p>;
  return (
    <Notice kind="season">
      {refused.map(({ reason, count, numbers }) => (
        <p key={reason}>
          {words[reason](count)}{' '}
          {numbers.map((number, at) => (
            <span key={number}>
              {at > 0 && ', '}
              <a href={paths.adminOrder(number)}>{number}</a>
            </span>
          ))}
          {count > numbers.length && ` ${words.more(count - numbers.length)}`}.
        </p>
      ))}
      <p>{words.kept}</p>
    </Notice>
  );
}
