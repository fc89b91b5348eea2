import type { InvoiceBriefView } from '@shop/contracts/orders/views';
import { formatDay } from '@shop/contracts/rules/days';
import { parcelCount } from '@shop/contracts/rules/orders/lorry-receipt';
import { formatMobile } from '@shop/contracts/rules/phone';
import { lazy, useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/staff/order.ts';
import { CommandButton } from '../../parts/commands/command-button.tsx';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { Desk } from '../desk.ts';
import { Facts } from './facts.tsx';

const LorryForm = lazy(async () => ({ default: (await import('./steps/dispatch-form.tsx')).LorryForm }));

/** Where the goods go, and on which lorry. */
export function DeliveryPanel({ desk }: { desk: Desk }) {
  const [correcting, setCorrecting] = useState(false);
  const { pickupLocation: place, dispatch, parcels, invoices, destination } = desk.order;
  const [correct] = useKeyCommands([
    {
      key: 'l',
      text: words.correctLorry,
      needs: 'orders.advance',
      isFor: dispatch !== null,
      act: () => setCorrecting(true),
    },
  ]);
  return (
    <Panel title={words.delivery} actions={correct && <CommandButton command={correct} />}>
      <Facts
        facts={[
          place
            ? [
                words.pickup,
                `${place.name}\n${place.address}, ${place.city}\u00a0${place.pinCode}\n${place.contact}, ${formatMobile(place.phone)}\n${place.hours}`,
              ]
            : [words.delivery, words.toDoor],
          [
            words.lorry,
            dispatch &&
              `${dispatch.transporter}\n${words.lorryReceipt(dispatch.lrNumber, formatDay(dispatch.lrDate))}\n${parcelCount(dispatch.parcels)}${dispatch.ewayBill === null ? '' : `\n${words.ewayBill(dispatch.ewayBill)}`}`,
          ],
          [words.packedInto, dispatch === null && parcels !== null && parcelCount(parcels)],
          [words.invoices, invoices.length > 0 && <InvoiceLinks key="invoices" invoices={invoices} />],
          [words.hours, destination?.burstingHours ?? null],
          [words.ruleNote, destination?.note ?? null],
        ]}
      />
      <Fetched>
        {correcting && dispatch && (
          <LorryForm desk={desk} was={dispatch} onClose={() => setCorrecting(false)} />
        )}
      </Fetched>
    </Panel>
  );
}

function InvoiceLinks({ invoices }: { invoices: readonly InvoiceBriefView[] }) {
  return (
    <>
      {invoices.map(({ number, kind, registration }) => (
        <div key={number}>
          {kind === 'credit-note' && `${words.creditNote} `}
          <a href={paths.adminInvoice(number)}>{number}</a>
          {registration === 'missing' && words.noIrn}
          {registration === 'cancelled' && words.irnCancelled}
        </div>
      ))}
    </>
  );
}
