import type { Revised } from '@shop/contracts/revised';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** The key of a record's query, and of what is typed for it: its topic and its own key. */
type RecordKey = readonly [topic: string, one: 'one', key: string];

/**
 * A record as it is, followed while others change it, and how it is saved: what `RecordPage` shows.
 * @param save sends what was entered with the revision that it was made of; `found` is the record as it was read
 */
export function useRecord<Value extends object, Beside extends object>(
  key: RecordKey,
  read: () => Promise<Revised<Value> & Beside>,
  save: (body: Value & { revision: number }, found: Revised<Value> & Beside) => Promise<Revised<Value>>,
) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: read });
  return {
    subject: `${key[0]}/${key[2]}`,
    query,
    save: async (value: Value, revision: number) => {
      // There is no form before there is a record.
      const saved = await save({ ...value, revision }, query.data as Revised<Value> & Beside);
      queries.setQueryData<Revised<Value> & Beside>(key, (before) => before && { ...before, ...saved });
      return saved;
    },
  };
}
