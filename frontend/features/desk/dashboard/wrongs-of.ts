import type { DashboardView } from '@shop/contracts/figures/views';
import { addDays, formatDay, type Day } from '@shop/contracts/rules/days';
import { lateUntil } from '@shop/contracts/rules/orders/lateness';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Permission } from '@shop/contracts/rules/permissions';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/dashboard.ts';
import { addressOf, type Chosen } from '../parts/list/address.ts';

/** A licence that ends within so many days wants to be renewed. */
const LICENCE_DAYS = 60;

export interface Wrong {
  text: string;
  more?: string;
  /** Null where the person's role does not lead there. */
  href: string | null;
  /** Said in red. */
  isGrave?: boolean;
}

/** What is wrong, or will be, the dearest first; nothing that is in order. */
export function wrongsOf(
  view: DashboardView,
  licenceExpiresOn: Day,
  hrefOf: (filters: Chosen) => string | null,
  permissions: readonly Permission[],
): Wrong[] {
  const may = (permission: Permission, href: string) => (permissions.includes(permission) ? href : null);
  const licenceEnds = licenceExpiresOn <= addDays(view.today, LICENCE_DAYS);
  const { orders, money, lowStock } = view;
  const wrongs: (Wrong | false | null)[] = [
    money &&
      money.late.orders > 0 && {
        text: words.late(money.late.orders),
        more: words.lateOf(formatMoney(money.late.balancePaise)),
        href: hrefOf({ payment: 'owing', to: lateUntil(view.today), sort: 'oldest' }),
      },
    orders && orders.onHold > 0 && { text: words.onHold(orders.onHold), href: hrefOf({ state: 'on-hold' }) },
    isSome(view.failedJobs) && { text: words.failedJobs(view.failedJobs), href: paths.jobs },
    licenceEnds && {
      text: words.licenceEnds(formatDay(licenceExpiresOn), licenceExpiresOn < view.today),
      href: may('settings.read', paths.settings),
    },
    lowStock &&
      lowStock.count > 0 && {
        text: words.low(lowStock.count),
        href: may(
          'catalogue.read',
          addressOf({ path: paths.adminProducts }, { state: 'active', stock: 'low', sort: 'stock' }),
        ),
      },
    ...membersWrong(view.members, may('payments.refund', paths.adminRefunds)),
    isSome(view.openFlags) && { text: words.openFlags(view.openFlags), href: paths.adminReferralFlags },
    isSome(view.newContacts) && { text: words.newContacts(view.newContacts), href: paths.adminContacts },
  ];
  return wrongs.filter((wrong) => wrong !== false && wrong !== null);
}

/** What is due with members of advance schemes. */
function membersWrong(members: DashboardView['members'], refunds: string | null): Wrong[] {
  if (!members) return [];
  const list = (filters: Chosen) => addressOf({ path: paths.adminMembers }, filters);
  const over = { text: words.over(members.over), href: refunds ?? list({ due: 'over' }), isGrave: true };
  const others = [
    { count: members.settleSoon, say: words.settleSoon, href: list({ due: 'settle' }) },
    { count: members.behind, say: words.behind, href: list({ state: 'behind' }) },
    { count: members.requested, say: words.requested, href: list({ state: 'requested' }) },
  ].flatMap(({ count, say, href }) => (count > 0 ? { text: say(count), href } : []));
  return members.over > 0 ? [over, ...others] : others;
}

function isSome(count: number | null): count is number {
  return count !== null && count > 0;
}
