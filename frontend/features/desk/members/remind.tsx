import { Button, Group } from '@mantine/core';
import { formatMoney } from '@shop/contracts/rules/money';
import type { MemberRowView } from '@shop/contracts/schemes/views';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { memberMessages, words } from '../../../words/en/admin-members.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';

/** As links stand in a row. */
const SMALL = {
  component: 'a',
  variant: 'subtle',
  px: 'xs',
  fw: 400,
  target: '_blank',
  rel: 'noopener noreferrer',
} as const;

/** Writes to a member of whom something is due, in English or in Tamil. */
export function Remind({ member }: { member: MemberRowView }) {
  const { shop, publicUrl } = usePageContext();
  const { name, phone, schemeName, duePaise, token } = member;
  if (duePaise === 0) return null;
  const link = publicUrl + paths.passbook(token);
  const said = [name, shop.identity.name, schemeName, formatMoney(duePaise), link] as const;
  return (
    <Group gap={0} my={-4} wrap="nowrap">
      <Button
        {...SMALL}
        href={whatsAppLink(memberMessages.remindEnglish(...said), phone)}
        aria-label={words.remindEnglish(name)}
      >
        {words.english}
      </Button>
      <Button
        {...SMALL}
        href={whatsAppLink(memberMessages.remindTamil(...said), phone)}
        aria-label={words.remindTamil(name)}
      >
        <span lang="ta">{words.tamil}</span>
      </Button>
    </Group>
  );
}
