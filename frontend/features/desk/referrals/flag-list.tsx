import { listReferralFlags } from '@shop/contracts/referrers/endpoints';
import type { ListReferralFlagsQuery } from '@shop/contracts/referrers/requests';
import type { ReferralFlagView } from '@shop/contracts/referrers/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/referrals.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { FlagBody } from './flag-body.tsx';
import { referrerFilter } from './referrer-filter.ts';

/** Orders that look like their referrer's own, the newest first; first of all those that nobody decided. */
export const flagList: ListDescription<ReferralFlagView, ListReferralFlagsQuery> = {
  name: 'referral-flags',
  path: paths.adminReferralFlags,
  permission: 'referrals.read',
  rows: listReferralFlags,
  filters: {
    state: {
      kind: 'choice',
      label: words.chooseFlags,
      any: words.allFlags,
      options: words.flagStates,
      usual: 'open',
      tabs: true,
    },
    referrer: referrerFilter,
  },
  card: (flag) => ({
    head: `${flag.orderNumber}, ${flag.customerName}`,
    side: formatInstant(flag.raisedAt),
    body: <FlagBody flag={flag} />,
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ orderNumber }) => orderNumber,
  words: {
    title: words.flags,
    found: words.flagsFound,
    none: words.noFlags,
    noneHelp: words.noFlagsHelp,
    noneFound: words.noFlagsFound,
    noneFoundHelp: words.noFlagsFoundHelp,
  },
};
