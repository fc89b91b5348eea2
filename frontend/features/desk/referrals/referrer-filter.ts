import { listReferrers, readReferrer } from '@shop/contracts/referrers/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/referrals.ts';
import type { FoundFilter } from '../parts/list/description.ts';

const calledOf = ({ name, code }: { name: string; code: string }) => `${name}, ${code}`;

/** For lists of what a referrer has to do with. */
export const referrerFilter: FoundFilter = {
  kind: 'found',
  label: words.record,
  any: words.anyReferrer,
  find: async (search) => {
    const { rows } = await callSignedIn(listReferrers, { query: { search } });
    return Object.fromEntries(rows.map((row) => [row.id, calledOf(row)]));
  },
  nameOf: async (id) => calledOf(await callSignedIn(readReferrer, { params: { id } })),
};
