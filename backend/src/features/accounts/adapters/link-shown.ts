import type { MadeLinkView } from '@shop/contracts/users/views';
import type { Config } from '../../../config/config.ts';
import { accountLinkPath } from '@shop/contracts/rules/account-links';
import type { MadeLink } from '../application/links/invitations.ts';

/** A made link as whoever made it sees it, this once. */
export function linkShown(
  { account, kind, token, endsAt }: MadeLink,
  { publicUrl, mail }: Pick<Config, 'publicUrl' | 'mail'>,
): Omit<MadeLinkView, 'user'> {
  const path = accountLinkPath(account.audience, kind, token);
  return { kind, url: publicUrl + path, endsAt: endsAt.toISOString(), mailed: mail !== null };
}
