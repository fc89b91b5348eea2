import { Button, Group } from '@mantine/core';
import { cancelIrn, exportEInvoices, registerInvoice } from '@shop/contracts/e-invoices/endpoints';
import type { CancelIrnRequest, RegisterInvoiceRequest } from '@shop/contracts/e-invoices/requests';
import type { InvoiceView } from '@shop/contracts/invoices/views';
import { addDays, dayOf, formatDay } from '@shop/contracts/rules/days';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import { ACK_NO, IRN, MOST_QR, SIGNED_QR } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { cancelFields, irnFields, registrationWords as words } from '../../../words/en/staff/e-invoices.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyDone } from '../parts/action/use-action.ts';
import { FileButton } from '../parts/file-button.tsx';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { fieldsOf } from '../parts/record/state/fields.ts';
import styles from './e-invoices.module.css';

const registering = fieldsOf<RegisterInvoiceRequest>(irnFields, {
  irn: { kind: 'text', pattern: IRN, spaceless: true },
  ackNo: { kind: 'text', pattern: ACK_NO, spaceless: true },
  ackDay: { kind: 'day' },
  qr: { kind: 'text', limit: { min: 1, max: MOST_QR }, pattern: SIGNED_QR, spaceless: true },
});
const cancelling = fieldsOf<CancelIrnRequest>(cancelFields, { cancelledOn: { kind: 'day' } });

/** Where an invoice stands with the portal, and what is to be done; on the screen only. */
export function Registration({ invoice }: { invoice: InvoiceView }) {
  const { number, registration, eInvoice, content } = invoice;
  const { permissions } = staffSession.current();
  const mayRecord = permissions.includes('invoices.credit');
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'irn' | 'cancellation' | null>(null);
  const [today] = useState(() => dayOf(new Date()));
  if (registration === null) return null;
  const params = { invoice: invoiceAddress(number) };
  const done = (text: string) => {
    notifyDone(text);
    void queries.invalidateQueries({ queryKey: ['invoices'] });
  };
  const mayCancel =
    mayRecord && registration === 'registered' && eInvoice && addDays(eInvoice.ackDay, 1) >= today;
  return (
    <div className={styles['screen']}>
      {registration !== 'registered' && (
        <Notice kind="season" title={words.titles[registration]}>
          <p>
            {registration === 'cancelled'
              ? words.cancelled(formatDay(eInvoice?.cancelledOn ?? today))
              : words[registration]}
          </p>
          {registration !== 'cancelled' && (
            <Group mt="xs">
              {permissions.includes('invoices.export') && registration === 'missing' && (
                <FileButton
                  variant="default"
                  name={`INV-01-${params.invoice}.json`}
                  take={() => downloadSignedIn(exportEInvoices, { query: params })}
                >
                  {words.file}
                </FileButton>
              )}
              {mayRecord && <Button onClick={() => setAsked('irn')}>{words.enter}</Button>}
            </Group>
          )}
        </Notice>
      )}
      {mayCancel && (
        <Button variant="default" onClick={() => setAsked('cancellation')}>
          {words.cancel}
        </Button>
      )}
      {asked === 'irn' && (
        <RecordDialog<RegisterInvoiceRequest>
          subject={`invoice/${number}/irn`}
          title={`${words.enter}: ${number}, ${content.buyer.tradeName ?? content.buyer.name}`}
          fields={registering}
          initial={{ irn: '', ackNo: '', ackDay: today, qr: '' }}
          submit={words.enter}
          send={async (body) => {
            await callSignedIn(registerInvoice, { params, body });
            done(words.done);
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'cancellation' && (
        <RecordDialog<CancelIrnRequest>
          subject={`invoice/${number}/irn/cancellation`}
          title={words.cancelTitle(number)}
          fields={cancelling}
          initial={{ cancelledOn: today }}
          submit={words.cancel}
          danger
          send={async (body) => {
            await callSignedIn(cancelIrn, { params, body });
            done(words.cancelDone);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{words.cancelHelp}</p>
        </RecordDialog>
      )}
    </div>
  );
}
