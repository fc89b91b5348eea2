import type { Permission } from '@shop/contracts/rules/permissions';
import { staffSession } from '../../accounts/session.ts';

/** An address for whoever may go there; for others nothing, and what would lead there is plain text. */
export function openedBy(needs: Permission, href: string): string | undefined {
  return staffSession.current().permissions.includes(needs) ? href : undefined;
}
