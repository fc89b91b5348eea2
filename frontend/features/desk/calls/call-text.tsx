import { Button, Group, SegmentedControl } from '@mantine/core';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { readStored, store } from '../../../lib/stored.ts';
import { words } from '../../../words/en/admin-calls.ts';
import { useKeys } from '../parts/commands/use-keys.ts';
import { whatsAppLink } from '../parts/whatsapp.ts';
import styles from './call-at-hand.module.css';
import { Key } from './key.tsx';

type Language = keyof typeof words.texts;

/** The language that was written in last, on this device. */
const LANGUAGE = 'call-language';

/** The number to call, and a text for who does not answer, in the customer's language. */
export function CallText({ order }: { order: AdminOrderView }) {
  const { shop, publicUrl } = usePageContext();
  const [language, setLanguage] = useState<Language>(() =>
    readStored('local', LANGUAGE) === 'ta' ? 'ta' : 'en',
  );
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
  useKeys({
    t: () => window.location.assign(phone),
    w: () => window.open(whatsapp, '_blank', 'noreferrer'),
  });
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
        <SegmentedControl
          aria-label={words.textLanguage}
          value={language}
          data={[
            { value: 'en', label: words.english },
            { value: 'ta', label: <span lang="ta">{words.tamil}</span> },
          ]}
          onChange={(chosen) => {
            store('local', LANGUAGE, chosen);
            setLanguage(chosen === 'ta' ? 'ta' : 'en');
          }}
        />
      </Group>
    </div>
  );
}
