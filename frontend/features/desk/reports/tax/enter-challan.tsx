import { enterChallan } from '@shop/contracts/reports/tax/endpoints';
import type { EnterChallanRequest } from '@shop/contracts/reports/tax/requests';
import type { TaxMonthView } from '@shop/contracts/reports/tax/views';
import { dayOf } from '@shop/contracts/rules/days';
import { BSR_CODE, CHALLAN_SERIAL, MOST_PAISE } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { monthTitle } from '../../../../words/en/staff/months.ts';
import { challanWords as words } from '../../../../words/en/staff/tax-report.ts';
import { notifyDone } from '../../parts/action/use-action.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import { fieldsOf } from '../../parts/record/state/fields.ts';

type Challan = Omit<EnterChallanRequest, 'month'>;

const fields = fieldsOf<Challan>(words, {
  taxPaise: { kind: 'money', min: 1, max: MOST_PAISE },
  bsrCode: { kind: 'text', pattern: BSR_CODE, spaceless: true },
  serial: { kind: 'text', pattern: CHALLAN_SERIAL, spaceless: true },
  paidOn: { kind: 'day' },
});

const empty = (): Partial<Challan> => ({ bsrCode: '', serial: '', paidOn: dayOf(new Date()) });

/** By which challan the tax of a month was paid to the state. */
export function EnterChallan({
  of: { month, openPaise },
  onClose,
}: {
  of: TaxMonthView;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const [initial] = useState(empty);
  return (
    <RecordDialog<Challan>
      subject={`challan/${month}`}
      title={words.title(monthTitle(month))}
      fields={fields}
      initial={initial}
      submit={words.submit}
      send={async (challan) => {
        await callSignedIn(enterChallan, { body: { ...challan, month } });
        notifyDone(words.entered);
        await queries.invalidateQueries({ queryKey: ['tax'] });
      }}
      onClose={onClose}
    >
      <p>{words.help(formatMoney(openPaise))}</p>
    </RecordDialog>
  );
}
