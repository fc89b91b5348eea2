import type { InvoiceView } from '@shop/contracts/invoices/views';
import { creditGoods } from '@shop/contracts/orders/endpoints';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { creditWords as words } from '../../../words/en/staff/invoices.ts';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf, type FieldKind } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { leftToCredit } from './left-to-credit.ts';

/** How many of each code, by a name of its own; why, and whether they came back. */
type Credit = Record<string, number | string | boolean | null>;

/** A credit note over some of the goods of an invoice. */
export function CreditForm({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const queries = useQueryClient();
  const number = invoice.content.orderNumber;
  const left = leftToCredit(invoice);
  const fieldOf = (code: string) => `of ${code}`;
  const counts = left.map(({ code, left: max }): [string, FieldKind] => [
    fieldOf(code),
    { kind: 'number', min: 0, max, optional: true },
  ]);
  const said = left.flatMap(({ code, name, left: most }) => [
    [fieldOf(code), words.quantityOf(name, most)],
    [`${fieldOf(code)}Problem`, words.quantityProblem(most)],
  ]);
  const fields = fieldsOf<Credit>(
    { ...words.fields, ...(Object.fromEntries(said) as Record<string, string>) },
    {
      ...Object.fromEntries(counts),
      reason: { kind: 'long', limit: DESK_TEXT.reason },
      returned: { kind: 'switch' },
    },
  );
  const goodsIn = (credit: Credit) =>
    left.flatMap(({ code }) => {
      const quantity = Number(credit[fieldOf(code)] ?? 0);
      return quantity > 0 ? [{ code, quantity }] : [];
    });
  const { run } = useAction({
    step: `order/${number}/credit`,
    send: (credit: Credit, attempt) =>
      stepSignedIn(creditGoods, {
        params: { number },
        body: {
          goods: goodsIn(credit),
          reason: String(credit['reason']),
          returned: credit['returned'] === true,
        },
        attempt,
      }),
    done: () => words.done,
    onDone: () => {
      void queries.invalidateQueries({ queryKey: ['invoices'] });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
  });
  return (
    <RecordDialog<Credit>
      subject={`order/${number}/credit`}
      title={words.title(invoice.number)}
      fields={fields}
      initial={{
        ...Object.fromEntries(left.map(({ code }) => [fieldOf(code), null])),
        reason: '',
        returned: false,
      }}
      submit={words.credit}
      send={run}
      onClose={onClose}
    >
      <p>{words.help}</p>
    </RecordDialog>
  );
}
