import { Button, Group } from '@mantine/core';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/admin-calls.ts';
import { Key } from '../parts/commands/key.tsx';
import { useKeyCommands } from '../parts/commands/key-commands.ts';
import { useTextLanguage } from '../parts/texts/text-language.tsx';
import { whatsAppLink } from '../parts/whatsapp.ts';
import styles from './call-at-hand.module.css';

/** The number to call, and a text for who does not answer, in the customer's language. */
export function CallText({ order }: { order: AdminOrderView }) {
  const { shop, publicUrl } = usePageContext();
  const { language, choice } = useTextLanguage();
  const { customer, number, totals, token } = order;
  const text = words.texts[language](
    customer.name,
    shop.identity.name,
    number,
    formatMoney(totals.totalPaise),
    publicUrl + paths.order(token),
  );
  const whatsapp = whatsAppLink(text, customer.whatsapp ?? customer.phone);
  const phone = `tel:+91${customer.phone}`;
  useKeyCommands([
    { key: 't', text: words.call, needs: null, act: () => window.location.assign(phone) },
    {
      key: 'w',
      text: words.whatsapp,
      needs: null,
      act: () => window.open(whatsapp, '_blank', 'noreferrer'),
    },
  ]);
  return (
    <div className={styles['reach']}>
      <p className={styles['phone']}>{formatMobile(customer.phone)}</p>
      <Group gap="xs">
        <Button component="a" variant="default" href={phone}>
          {words.call} <Key>T</Key>
        </Button>
        <Button component="a" variant="default" href={whatsapp} target="_blank" rel="noreferrer">
          {words.whatsapp} <Key>W</Key>
        </Button>
        {choice}
      </Group>
    </div>
  );
}
