import type { Revised } from '@shop/contracts/revised';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The key of a record's query, and of what is typed for it: its topic and its own key. */
type RecordKey = readonly [topic: string, one: 'one', key: string];

/**
 * A record as it is, followed while others change it, and how it is saved: what `RecordPage` shows.
 * @param save sends what was entered with the revision that it was made of; `found` is the record as it was read
 */
export function useRecord<Found extends Revised<object>>(
  key: RecordKey,
  read: () => Promise<Found>,
  save: (body: Found['value'] & { revision: number }, found: Found) => Promise<Revised<Found['value']>>,
) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: read });
  return {
    subject: `${key[0]}/${key[2]}`,
    query,
    save: async (value: Found['value'], revision: number) => {
      // There is no form before there is a record.
      const saved = await save({ ...value, revision }, query.data as Found);
      queries.setQueryData<Found>(key, (before) => before && { ...before, ...saved });
      return saved;
    },
  };
}
