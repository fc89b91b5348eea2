import { Button } from '@mantine/core';
import { renewPassbookLink } from '@shop/contracts/schemes/endpoints';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { copyText } from '../../../ui/buttons/copy-text.ts';
import { words } from '../../../words/en/staff/members.ts';
import { staffSession } from '../../accounts/session.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { useMessages } from '../parts/texts/use-messages.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';

interface PassbookLinksProps {
  member: MemberView;
  onChange: (member: MemberView) => void;
}

/** The private link: to look at, to send again to who lost it, and to be another one where it is in wrong hands. */
export function PassbookLinks({ member, onChange }: PassbookLinksProps) {
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const [renewing, setRenewing] = useState(false);
  const { name, phone, token, number } = member;
  const link = publicUrl + paths.passbook(token);
  const text = message('whatsapp-passbook', { name, link });
  const renew = useAction<null, MemberView>({
    step: `member/${number}/link`,
    send: (_, attempt) => stepSignedIn(renewPassbookLink, { params: { number }, attempt }),
    onDone: onChange,
    done: () => words.linkRenewed,
  });
  const outside = { component: 'a', variant: 'default', target: '_blank' } as const;
  return (
    <>
      <Button {...outside} href={link} rel="noopener" title={words.openHelp}>
        {words.open}
      </Button>
      <Button variant="default" onClick={() => void copyText(link)}>
        {words.copyLink}
      </Button>
      <Button {...outside} href={whatsAppLink(text, phone)} rel="noopener noreferrer">
        {words.sendLink}
      </Button>
      {staffSession.current().permissions.includes('members.handle') && (
        <Button variant="default" onClick={() => setRenewing(true)}>
          {words.renewLink}
        </Button>
      )}
      {renewing && (
        <AskFirst
          title={words.renewLink}
          effects={words.renewEffects}
          submit={words.renewLink}
          danger
          run={() => renew.run(null)}
          onClose={() => setRenewing(false)}
        />
      )}
    </>
  );
}
