import { Button, Group } from '@mantine/core';
import { formatMoney } from '@shop/contracts/rules/money';
import type { MemberRowView } from '@shop/contracts/schemes/member-views';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { memberMessages, words } from '../../../words/en/staff/members.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';

/** As links stand in a row. */
const SMALL = {
  component: 'a',
  variant: 'subtle',
  px: 'xs',
  fz: 'sm',
  fw: 400,
  target: '_blank',
  rel: 'noopener noreferrer',
} as const;

/** Writes to a member of whom something is due, or whose year ends, in English or in Tamil. */
export function Remind({ member }: { member: MemberRowView }) {
  const { shop, publicUrl } = usePageContext();
  const { name, phone, duePaise, toWarn } = member;
  if (duePaise === 0 && !toWarn) return null;
  const [english, tamil] = messagesTo(member, shop.identity.name, publicUrl + paths.passbook(member.token));
  return (
    <Group gap={0} my={-4} wrap="nowrap">
      <Button {...SMALL} href={whatsAppLink(english, phone)} aria-label={words.remindEnglish(name)}>
        {words.english}
      </Button>
      <Button {...SMALL} href={whatsAppLink(tamil, phone)} aria-label={words.remindTamil(name)}>
        <span lang="ta">{words.tamil}</span>
      </Button>
    </Group>
  );
}

function messagesTo(member: MemberRowView, shop: string, link: string): [english: string, tamil: string] {
  const { name, schemeName, duePaise, heldPaise, settleBy, toWarn } = member;
  if (toWarn && settleBy !== null) {
    const said = [name, shop, formatMoney(heldPaise), settleBy, link] as const;
    return [memberMessages.yearEnglish(...said), memberMessages.yearTamil(...said)];
  }
  const said = [name, shop, schemeName, formatMoney(duePaise), link] as const;
  return [memberMessages.remindEnglish(...said), memberMessages.remindTamil(...said)];
}
