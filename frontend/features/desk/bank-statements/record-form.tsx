import { recordBankRow } from '@shop/contracts/bank-statements/endpoints';
import type { BankPartView, BankRowView, RecordedBankRowView } from '@shop/contracts/bank-statements/views';
import { PAYMENT_REFERENCE } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { TYPED_ORDER_NUMBER, typedOrderNumber } from '@shop/contracts/rules/orders/order-number';
import { typedPassbookNumber } from '@shop/contracts/rules/schemes/passbook-number';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { WarningList, useWarnings } from '../parts/warnings/warning-list.tsx';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import styles from './bank-statements.module.css';
import { RowFacts, type Payee } from './row-facts.tsx';

interface Typed {
  number: string;
  amountPaise: number;
  /** Gets the rest. */
  other: string | null;
  /** Where the bank says none. */
  reference: string | null;
}
type Request = {
  parts: BankPartView[];
  reference: string | null;
  despite?: ReturnType<ReturnType<typeof useWarnings>['despite']>;
};

const PAYEE = /^\s*(?:PB[\s-]*\d{1,8}|[A-Za-z]{2,4}\s*\d{2}[\s-]*\d{1,8})\s*$/i;

/** Records a row for an order or a passbook, or for two orders. @param payee null: somebody types the number */
export function RecordForm({
  row,
  payee,
  onClose,
}: {
  row: BankRowView;
  payee: Payee | null;
  onClose: () => void;
}) {
  const { id, amountPaise: allPaise, reference } = row;
  const warnings = useWarnings<Typed>();
  const { run } = useRecording(row);
  const fields = fieldsOf<Typed>(words.fields, {
    number: { kind: 'text', pattern: PAYEE, capitals: true },
    amountPaise: { kind: 'money', min: 1, max: allPaise },
    other: { kind: 'text', pattern: TYPED_ORDER_NUMBER, capitals: true, optional: true },
    reference: { kind: 'text', pattern: PAYMENT_REFERENCE, optional: true },
  });
  const asked = { list: fields.list.filter(({ name }) => name !== 'reference' || reference === null) };
  // Of an order that owes less the rest is another’s; a passbook takes it all.
  const owed = payee?.kind === 'order' && payee.owedPaise > 0 ? payee.owedPaise : allPaise;
  return (
    <RecordDialog<Typed>
      subject={`bank-row/${id}/${payee?.number ?? 'by-hand'}`}
      title={words.recordTitle(formatMoney(allPaise))}
      fields={asked}
      initial={{ number: payee?.number ?? '', amountPaise: Math.min(owed, allPaise), other: null }}
      submit={warnings.asked ? words.allTheSame : words.submit}
      send={warnings.asking(async (typed) => {
        const request = { parts: partsOf(typed, payee, allPaise), reference: typed.reference ?? null };
        await run({ ...request, despite: warnings.despite(typed) });
      })}
      onClose={onClose}
      meaning={(typed) => (typed ? meaningOf(partsOf(typed, payee, allPaise), allPaise) : '')}
      question={<WarningList refused={warnings.refused} />}
    >
      <RowFacts row={row} />
    </RecordDialog>
  );
}

/** Records a row for the orders that owe it together. */
export function SplitForm({ row, onClose }: { row: BankRowView; onClose: () => void }) {
  const { run } = useRecording(row);
  const parts = row.split.map(({ kind, number, amountPaise }) => ({ kind, number, amountPaise }));
  return (
    <AskFirst
      title={words.splitTitle(formatMoney(row.amountPaise))}
      effects={parts.map(({ number, amountPaise }) => words.splitPart(formatMoney(amountPaise), number))}
      submit={words.submit}
      run={() => run({ parts, reference: null })}
      onClose={onClose}
    >
      <div className={styles['told']}>
        <RowFacts row={row} />
      </div>
    </AskFirst>
  );
}

function useRecording({ id, amountPaise }: BankRowView) {
  const queries = useQueryClient();
  return useAction<Request, RecordedBankRowView>({
    step: `bank-rows/${id}/record`,
    send: (body, attempt) => stepSignedIn(recordBankRow, { params: { id }, body, attempt }),
    onDone: () => {
      for (const topic of ['bank-statements', 'orders', 'members']) {
        void queries.invalidateQueries({ queryKey: [topic] });
      }
    },
    done: () => words.recorded(formatMoney(amountPaise)),
  });
}

/** What lacks of the whole is sent as it is: the shop refuses it. */
function partsOf(
  { number, amountPaise, other }: Typed,
  chosen: Payee | null,
  allPaise: number,
): BankPartView[] {
  const first = { ...payeeIn(number, chosen), amountPaise };
  const to = other && typedOrderNumber(other);
  return to && amountPaise < allPaise
    ? [first, { kind: 'order', number: to, amountPaise: allPaise - amountPaise }]
    : [first];
}

function meaningOf([first, second]: BankPartView[], allPaise: number): string {
  if (!first) return '';
  const money = formatMoney(first.amountPaise);
  if (second) return words.sharedBy(money, first.number, formatMoney(second.amountPaise), second.number);
  const restPaise = allPaise - first.amountPaise;
  return restPaise > 0 ? words.restLeft(formatMoney(restPaise)) : words.allFor(money, first.number);
}

/** Whoever was chosen, or whose number was typed instead: `pb 12` is passbook PB-00012, and the rest are orders. */
function payeeIn(typed: string, chosen: Payee | null): Pick<BankPartView, 'kind' | 'number'> {
  if (typed === chosen?.number) return { kind: chosen.kind, number: chosen.number };
  const passbook = typedPassbookNumber(typed);
  if (passbook !== null) return { kind: 'passbook', number: passbook };
  return { kind: 'order', number: typedOrderNumber(typed) ?? typed.trim() };
}
