import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { Notice } from '../../ui/messages/notice.tsx';
import { words } from '../../words/en/admin-referrer.ts';

/** Why a referrer can only read here, and whom to call. */
export function SuspendedNotice({ reason }: { reason: string | null }) {
  const { phones } = usePageContext().shop.identity;
  return (
    <Notice kind="season" title={words.suspended}>
      {reason !== null && <p>{words.suspendedWhy(reason)}</p>}
      <p>{words.suspendedHelp(formatMobile(phones[0] ?? ''))}</p>
    </Notice>
  );
}
