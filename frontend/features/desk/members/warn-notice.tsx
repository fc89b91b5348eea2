import { Button, Group } from '@mantine/core';
import { markMemberWarned } from '@shop/contracts/schemes/endpoints';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { formatMoney } from '@shop/contracts/rules/money';
import { usePageContext } from 'vike-react/usePageContext';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { memberMessages, words } from '../../../words/en/staff/members.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';

/** Their year ends soon and no e-mail could tell them: what to write, and that somebody did. */
export function WarnNotice({
  member,
  onChange,
}: {
  member: MemberView;
  onChange: (member: MemberView) => void;
}) {
  const { shop, publicUrl } = usePageContext();
  const { number, name, phone, token, sums, settleBy } = member;
  const mark = useAction<null, MemberView>({
    step: `member/${number}/warned`,
    send: (_, attempt) => stepSignedIn(markMemberWarned, { params: { number }, attempt }),
    onDone: onChange,
    done: () => words.warned(name),
  });
  if (!member.toWarn || settleBy === null) return null;
  const said = [
    name,
    shop.identity.name,
    formatMoney(sums.heldPaise),
    settleBy,
    publicUrl + paths.passbook(token),
  ] as const;
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
        <Button {...outside} href={whatsAppLink(memberMessages.yearEnglish(...said), phone)}>
          {words.warnEnglish}
        </Button>
        <Button {...outside} href={whatsAppLink(memberMessages.yearTamil(...said), phone)}>
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
