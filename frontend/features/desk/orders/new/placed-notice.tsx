import { Button, Group } from '@mantine/core';
import type { PlacedOrderView } from '@shop/contracts/orders/views';
import { useEffect, useRef } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../../lib/paths.ts';
import { copyText } from '../../../../ui/buttons/copy-text.ts';
import { LinkButton } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/new-order.ts';
import { Panel } from '../../parts/panel.tsx';
import { useMessages } from '../../parts/texts/use-messages.ts';
import { whatsAppLink } from '../../parts/whatsapp.ts';
import type { EnteredOrder } from './new-order-fields.ts';

interface PlacedNoticeProps {
  placed: PlacedOrderView;
  entered: EnteredOrder;
  onAnother: () => void;
}

/** A new order stands: its number, and the link that its customer follows it by. */
export function PlacedNotice({ placed, entered, onAnother }: PlacedNoticeProps) {
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const { number, token, referral } = placed;
  const link = publicUrl + paths.order(token);
  const text = message('whatsapp-order', { name: entered.name, number, link });
  const mail = `mailto:${entered.email ?? ''}?subject=${encodeURIComponent(words.mailSubject(number))}&body=${encodeURIComponent(text ?? '')}`;
  const first = useRef<HTMLAnchorElement>(null);
  const hasText = text !== null;
  useEffect(() => {
    if (hasText) first.current?.focus();
  }, [hasText]);
  return (
    <Panel title={words.isPlaced(number, entered.name)}>
      <p role="status">{words.confirmNow}</p>
      {referral === 'ignored' && <Notice kind="season">{words.ignored}</Notice>}
      <p>{words.sendLink}</p>
      <Group gap="xs" my="xs">
        <Button
          component="a"
          variant="default"
          ref={first}
          href={whatsAppLink(text, entered.whatsapp ?? entered.phone)}
          target="_blank"
          rel="noreferrer"
        >
          {words.byWhatsApp}
        </Button>
        <Button component="a" variant="default" href={mail}>
          {words.byMail}
        </Button>
        <Button variant="default" onClick={() => void copyText(link)}>
          {words.copyLink}
        </Button>
      </Group>
      <Group gap="xs" mt="md">
        <LinkButton href={paths.adminOrder(number)}>{words.openOrder}</LinkButton>
        <Button variant="default" onClick={onAnother}>
          {words.another}
        </Button>
      </Group>
    </Panel>
  );
}
