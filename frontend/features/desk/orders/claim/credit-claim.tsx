import { Text } from '@mantine/core';
import { creditClaim } from '@shop/contracts/claims/desk-endpoints';
import type { DeskClaimView } from '@shop/contracts/claims/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { words } from '../../../../words/en/staff/claim.ts';
import { RecordDialog } from '../../parts/record/record-dialog.tsx';
import { fieldsOf, type FieldKind } from '../../parts/record/state/fields.ts';
import type { Desk } from '../desk.ts';
import { useOrderAction } from '../record/steps/use-order-action.ts';

/** How many of each code, by a name of its own, and what the shop says. */
type Credit = Record<string, number | string | null>;

const fieldOf = (code: string) => `of ${code}`;

/** A credit note over what was broken or missing, or over some of it. */
export function CreditClaim({
  desk,
  claim: { id, goods },
  onClose,
}: {
  desk: Desk;
  claim: DeskClaimView;
  onClose: () => void;
}) {
  const { number, lines } = desk.order;
  const claimed = goods.map(({ code, quantity }) => {
    const line = lines.find((each) => each.code === code);
    return { code, quantity, name: line?.name ?? code, most: line?.quantity ?? quantity };
  });
  const said = claimed.flatMap(({ code, name, quantity, most }) => [
    [fieldOf(code), words.quantityOf(name, quantity)],
    [`${fieldOf(code)}Problem`, words.quantityProblem(most)],
  ]);
  const counts = claimed.map(({ code, most: max }): [string, FieldKind] => [
    fieldOf(code),
    { kind: 'number', min: 0, max, optional: true },
  ]);
  const fields = fieldsOf<Credit>(
    { ...words.fields, ...(Object.fromEntries(said) as Record<string, string>) },
    { ...Object.fromEntries(counts), reason: { kind: 'long', limit: DESK_TEXT.reason } },
  );
  const goodsIn = (credit: Credit) =>
    claimed.flatMap(({ code }) => {
      const quantity = Number(credit[fieldOf(code)] ?? 0);
      return quantity > 0 ? [{ code, quantity }] : [];
    });
  const { run } = useOrderAction<Credit>(desk, {
    step: `claim/${id}/credit`,
    send: (credit, attempt) =>
      stepSignedIn(creditClaim, {
        params: { number, claim: id },
        body: { goods: goodsIn(credit), reason: String(credit['reason']) },
        attempt,
      }),
    done: () => words.creditDone,
  });
  return (
    <RecordDialog<Credit>
      subject={`order/${number}/claim/${id}/credit`}
      title={words.creditTitle(number)}
      fields={fields}
      initial={{
        ...Object.fromEntries(claimed.map(({ code, quantity }) => [fieldOf(code), quantity])),
        reason: '',
      }}
      submit={words.credit}
      send={run}
      onClose={onClose}
    >
      <Text>{words.creditHelp}</Text>
    </RecordDialog>
  );
}
