import { readOrder, redeemPassbook } from '@shop/contracts/orders/endpoints';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import { formatMoney, roundToRupee } from '@shop/contracts/rules/money';
import { TYPED_ORDER_NUMBER, typedOrderNumber } from '@shop/contracts/rules/orders/order-number';
import { redemptionOf } from '@shop/contracts/rules/schemes/passbook';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { useRef, useState } from 'react';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { creditWords as words } from '../../../words/en/staff/members.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';

interface Wanted {
  order: string;
}

const fields = fieldsOf<Wanted>(words, {
  order: { kind: 'text', pattern: TYPED_ORDER_NUMBER, capitals: true },
});

interface UseCreditProps {
  member: MemberView;
  /** The passbook is another one then. */
  onDone: () => void;
  onClose: () => void;
}

/** The passbook pays for an order: for which is asked first, then it is told what it takes off. */
export function UseCredit({ member, onDone, onClose }: UseCreditProps) {
  const { number } = member;
  const [order, setOrder] = useState<AdminOrderView | null>(null);
  const isFound = useRef(false);
  const find = async ({ order: typed }: Wanted) => {
    const params = { number: typedOrderNumber(typed) ?? '' };
    setOrder(await callSignedIn(readOrder, { params }));
    isFound.current = true;
  };
  if (order) return <Confirm member={member} order={order} onDone={onDone} onClose={onClose} />;
  return (
    <RecordDialog<Wanted>
      subject={`member/${number}/credit`}
      title={words.title(number)}
      fields={fields}
      initial={{ order: '' }}
      submit={words.look}
      send={find}
      onClose={() => {
        if (!isFound.current) onClose();
      }}
    />
  );
}

function Confirm({ member, order, onDone, onClose }: UseCreditProps & { order: AdminOrderView }) {
  const { sums, scheme, benefitLapsed, number } = member;
  const held = Math.min(sums.heldPaise, scheme.totals.paidPaise);
  const openPaise = Math.max(0, order.balancePaise);
  const used = redemptionOf(held, benefitLapsed ? 0 : scheme.benefitBasisPoints, openPaise);
  const redeem = useAction<string, AdminOrderView>({
    step: `order/${order.number}/credit/${number}`,
    send: (passbook, attempt) =>
      stepSignedIn(redeemPassbook, { params: { number: order.number }, body: { passbook }, attempt }),
    onDone,
    done: () => words.done(order.number),
  });
  const left = roundToRupee(openPaise - used.creditPaise - used.benefitPaise);
  return (
    <AskFirst
      title={words.title(number)}
      effects={[
        words.orderIs(order.number, order.customer.name, formatMoney(openPaise)),
        words.takes(formatMoney(used.creditPaise), formatMoney(used.benefitPaise), formatMoney(left)),
        words.rest(sums.heldPaise - used.creditPaise),
      ]}
      submit={words.use}
      run={() => redeem.run(number)}
      onClose={onClose}
    />
  );
}
