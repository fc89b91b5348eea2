import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { instalmentDueDays, schemeTotals } from '@shop/contracts/rules/schemes/scheme';
import { readScheme, saveScheme } from '@shop/contracts/schemes/endpoints';
import type { SchemeEntry, SchemeRecordView } from '@shop/contracts/schemes/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/schemes.ts';
import { Meaning } from '../parts/record/fields/meaning.tsx';
import { RecordPage } from '../parts/record/record-page.tsx';
import { schemeFields, sentScheme } from './scheme-fields.ts';
import { SchemeStanding } from './scheme-standing.tsx';

/** A scheme to write, to open and to close. */
export function SchemeRecord({ slug }: { slug: string }) {
  const queries = useQueryClient();
  const key = ['schemes', 'one', slug];
  const query = useQuery({
    queryKey: key,
    queryFn: () => callSignedIn(readScheme, { params: { slug } }),
  });
  const { data } = query;
  const refreshLists = () =>
    void queries.invalidateQueries({
      queryKey: ['schemes'],
      predicate: ({ queryKey }) => queryKey[1] !== 'one',
    });
  const show = (scheme: SchemeRecordView) => {
    queries.setQueryData(key, scheme);
    refreshLists();
  };
  return (
    <RecordPage<SchemeEntry, SchemeRecordView>
      query={query}
      nameOf={({ name }) => name}
      back={{ text: words.title, href: paths.adminSchemes }}
      may={{ read: 'schemes.read', write: 'schemes.write' }}
      subject={`scheme/${data?.id ?? ''}`}
      title={words.record}
      fields={schemeFields}
      meaning={termsOf}
      save={async (value, revision) => {
        const params = { id: data?.id ?? '' };
        const saved = await callSignedIn(saveScheme, { params, body: { ...sentScheme(value), revision } });
        // Over what is there by now: somebody may have joined while it was on its way.
        queries.setQueryData<SchemeRecordView>(key, (now) => now && { ...now, ...saved });
        refreshLists();
        if (saved.value.slug !== slug)
          void navigate(paths.adminScheme(saved.value.slug), { overwriteLastHistoryEntry: true });
        return saved;
      }}
    >
      {(scheme, isUnsaved) => <SchemeStanding scheme={scheme} isUnsaved={isUnsaved} onChange={show} />}
    </RecordPage>
  );
}

/** What the fields come to: totals are computed, never typed. */
function termsOf(entry: SchemeEntry | null) {
  if (!entry) return null;
  const { paidPaise, benefitPaise, worthPaise } = schemeTotals(entry);
  const due = instalmentDueDays(entry);
  const [first = '', last = ''] = [due[0], due.at(-1)];
  return (
    <Meaning
      title={words.meaning}
      sentences={[
        words.total(formatMoney(paidPaise), formatMoney(benefitPaise), formatMoney(worthPaise)),
        words.due(formatDay(first), formatDay(last)),
      ]}
    />
  );
}
