import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import { words } from '../../../../words/en/staff/order.ts';
import { staffSession } from '../../../accounts/session.ts';
import { Fetched } from '../../parts/fetched.tsx';
import type { Desk } from '../desk.ts';

const AttributionForm = lazy(async () => ({
  default: (await import('./attribution-form.tsx')).AttributionForm,
}));

/** Whom an order counts for, which an owner corrects. */
export function Attribution({ desk }: { desk: Desk }) {
  const [open, setOpen] = useState(false);
  const mayCorrect = staffSession.current().permissions.includes('orders.attribute');
  return (
    <>
      {desk.order.referralCode ?? words.nobodyBrought}
      {mayCorrect && (
        <Button variant="subtle" size="compact-sm" ml="xs" onClick={() => setOpen(true)}>
          {words.attribute}
        </Button>
      )}
      <Fetched>{open && <AttributionForm desk={desk} onClose={() => setOpen(false)} />}</Fetched>
    </>
  );
}
