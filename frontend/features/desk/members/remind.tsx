import { Button, Group } from '@mantine/core';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Language } from '@shop/contracts/rules/language';
import type { MessageId } from '@shop/contracts/rules/texts/shop-texts';
import type { MemberRowView } from '@shop/contracts/schemes/member-views';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/members.ts';
import { yearEnds } from './year-ends.ts';
import { useMessages } from '../parts/texts/use-messages.ts';
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
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const { name, phone, duePaise, toWarn } = member;
  if (duePaise === 0 && !toWarn) return null;
  const [id, values] = messageOf(member, publicUrl + paths.passbook(member.token));
  return (
    <Group gap={0} my={-4} wrap="nowrap">
      <Button
        {...SMALL}
        href={whatsAppLink(message(id, values.en), phone)}
        aria-label={words.remindEnglish(name)}
      >
        {words.english}
      </Button>
      <Button
        {...SMALL}
        href={whatsAppLink(message(id, values.ta, 'ta'), phone)}
        aria-label={words.remindTamil(name)}
      >
        <span lang="ta">{words.tamil}</span>
      </Button>
    </Group>
  );
}

/** Of the end of their year, or of what is due. */
function messageOf(
  { name, schemeName, duePaise, heldPaise, settleBy, toWarn }: MemberRowView,
  link: string,
): [id: MessageId, values: Record<Language, Record<string, string>>] {
  if (toWarn && settleBy !== null)
    return ['whatsapp-year-ends', yearEnds({ name, heldPaise, settleBy, link })];
  const values = { name, scheme: schemeName, amount: formatMoney(duePaise), link };
  return ['whatsapp-due', { en: values, ta: values }];
}
