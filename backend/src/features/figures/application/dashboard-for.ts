import type { DashboardView } from '@shop/contracts/figures/views';
import type { Permission } from '@shop/contracts/rules/permissions';

/** What waits for anybody in the shop. */
export type WholeDashboard = { [Part in keyof DashboardView]: NonNullable<DashboardView[Part]> };

/** What of it a person works on: what the shop turns over is nobody's business who only writes posts. */
export function dashboardFor(permissions: readonly Permission[], whole: WholeDashboard): DashboardView {
  const forThose = <Part>(part: Part, ...who: Permission[]): Part | null =>
    who.some((permission) => permissions.includes(permission)) ? part : null;
  return {
    orders: forThose(whole.orders, 'orders.read'),
    money: forThose(whole.money, 'figures.read'),
    received: forThose(whole.received, 'figures.read'),
    members: forThose(whole.members, 'schemes.read'),
    newContacts: forThose(whole.newContacts, 'contacts.read'),
    openFlags: forThose(whole.openFlags, 'referrals.read'),
    failedJobs: forThose(whole.failedJobs, 'jobs.handle'),
    // Who confirms orders wants to know what is nearly gone, too.
    lowStock: forThose(whole.lowStock, 'catalogue.read', 'orders.read'),
    today: whole.today,
  };
}
