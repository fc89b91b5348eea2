import { Button, Group } from '@mantine/core';
import { markMemberWarned } from '@shop/contracts/schemes/endpoints';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { usePageContext } from 'vike-react/usePageContext';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/members.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { useMessages } from '../parts/texts/use-messages.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';
import { yearEnds } from './year-ends.ts';

/** Their year ends soon and no e-mail could tell them: what to write, and that somebody did. */
export function WarnNotice({
  member,
  onChange,
}: {
  member: MemberView;
  onChange: (member: MemberView) => void;
}) {
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const { number, name, phone, token, sums, settleBy } = member;
  const mark = useAction<null, MemberView>({
    step: `member/${number}/warned`,
    send: (_, attempt) => stepSignedIn(markMemberWarned, { params: { number }, attempt }),
    onDone: onChange,
    done: () => words.warned(name),
  });
  if (!member.toWarn || settleBy === null) return null;
  const values = yearEnds({
    name,
    heldPaise: sums.heldPaise,
    settleBy,
    link: publicUrl + paths.passbook(token),
  });
  const outside = {
    component: 'a',
    variant: 'default',
    target: '_blank',
    rel: 'noopener noreferrer',
  } as const;
  return (
    <Notice kind="season" title={words.warnTitle(settleBy)}>
      <p>{words.warnHelp}</p>
      <Group gap="xs" mt="xs">
        <Button {...outside} href={whatsAppLink(message('whatsapp-year-ends', values.en), phone)}>
          {words.warnEnglish}
        </Button>
        <Button {...outside} href={whatsAppLink(message('whatsapp-year-ends', values.ta, 'ta'), phone)}>
          <span lang="ta">{words.tamil}</span>
        </Button>
        {staffSession.current().permissions.includes('members.handle') && (
          <Button loading={mark.busy} onClick={() => void mark.run(null).catch(notifyError)}>
            {words.markWarned}
          </Button>
        )}
      </Group>
    </Notice>
  );
}
