import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { words } from '../../../words/en/staff/reach.ts';
import { useKeyCommands } from './commands/key-commands.ts';
import { whatsAppLink } from './whatsapp.ts';
import { Key } from './commands/command-button.tsx';

interface ReachCustomerProps {
  customer: { phone: string; whatsapp: string | null };
  /** What WhatsApp opens with; null until it has arrived. */
  text: string | null;
  /** What else stands beside the two ways. */
  children?: ReactNode;
}

/** Calls a customer, or writes to them: by a press or by a key. */
export function ReachCustomer({ customer, text, children }: ReachCustomerProps) {
  const phone = `tel:+91${customer.phone}`;
  const whatsapp = whatsAppLink(text, customer.whatsapp ?? customer.phone);
  useKeyCommands([
    { key: 't', text: words.call, needs: null, act: () => window.location.assign(phone) },
    {
      key: 'w',
      text: words.whatsapp,
      needs: null,
      act: () => whatsapp && window.open(whatsapp, '_blank', 'noreferrer'),
    },
  ]);
  return (
    <Group gap="xs">
      <Button component="a" variant="default" href={phone}>
        {words.call} <Key>T</Key>
      </Button>
      <Button component="a" variant="default" href={whatsapp} target="_blank" rel="noreferrer">
        {words.whatsapp} <Key>W</Key>
      </Button>
      {children}
    </Group>
  );
}
