import { Button, Group } from '@mantine/core';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { ProposalView } from '@shop/contracts/proposals/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/staff/proposal.ts';
import { words as reach } from '../../../../words/en/staff/reach.ts';
import { useTextLanguage } from '../../parts/texts/text-language.tsx';
import { useMessages } from '../../parts/texts/use-messages.ts';
import { whatsAppLink } from '../../parts/whatsapp.ts';

/** The ways to the customer, and the question as a text in their language. */
export function ProposalText({ order, proposal }: { order: AdminOrderView; proposal: ProposalView }) {
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const { language, choice } = useTextLanguage();
  const { customer, number, token } = order;
  const values = {
    name: customer.name,
    number,
    lines: proposal.lines.map(words.textLines[language]).join(', '),
    total: formatMoney(proposal.totalPaise),
    link: publicUrl + paths.order(token),
  };
  const text = message('whatsapp-change', values, language);
  return (
    <Group gap="xs" mt="xs">
      <Button component="a" variant="default" href={`tel:+91${customer.phone}`}>
        {reach.call}
      </Button>
      {proposal.state === 'open' && (
        <>
          <Button
            component="a"
            variant="default"
            href={whatsAppLink(text, customer.whatsapp ?? customer.phone)}
            target="_blank"
            rel="noreferrer"
          >
            {reach.whatsapp}
          </Button>
          {choice}
        </>
      )}
    </Group>
  );
}
