import { Text } from '@mantine/core';
import { DESK_TEXT, MOST_PAISE, PAYMENT_REFERENCE } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { PAYMENT_MODES } from '@shop/contracts/rules/orders/payments';
import { recordMemberPayment, refundMember } from '@shop/contracts/schemes/endpoints';
import type { MemberPaymentRequest } from '@shop/contracts/schemes/requests';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { today } from '../../../lib/today.ts';
import { words } from '../../../words/en/staff/members.ts';
import { modeWords } from '../../../words/en/staff/orders.ts';
import { words as payments } from '../../../words/en/staff/payments.ts';
import { WarningList, useWarnings } from '../parts/warnings/warning-list.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';

/** What is typed of it. */
type Payment = Omit<MemberPaymentRequest, 'despite'>;

interface MemberPaymentFormProps {
  kind: 'payment' | 'refund';
  member: MemberView;
  onDone: (member: MemberView) => void;
  onClose: () => void;
}

/** Money of a passbook: in, as much as it was, or back, as much as is free. */
export function MemberPaymentForm({ kind, member, onDone, onClose }: MemberPaymentFormProps) {
  const { number, freePaise, next, scheme, ending, nominee } = member;
  const isRefund = kind === 'refund';
  const warnings = useWarnings<Payment>();
  const { run } = useAction<Payment, MemberView>({
    step: `member/${number}/${kind}`,
    send: (body, attempt) =>
      stepSignedIn(isRefund ? refundMember : recordMemberPayment, {
        params: { number },
        body: { ...body, despite: warnings.despite(body) },
        attempt,
      }),
    onDone,
    done: ({ amountPaise }) => (isRefund ? words.refunded(amountPaise) : words.paid(amountPaise)),
  });
  const said = isRefund
    ? { ...words.payment, amountPaiseHelp: words.freeIs(freePaise), receivedOn: words.paidBackOn }
    : words.payment;
  return (
    <RecordDialog<Payment>
      subject={`member/${number}/${kind}`}
      title={isRefund ? words.refundTitle(number) : words.payTitle(number)}
      fields={fieldsOf<Payment>(said, {
        mode: { kind: 'choice', options: PAYMENT_MODES.map((value) => ({ value, label: modeWords[value] })) },
        amountPaise: { kind: 'money', min: 1, max: MOST_PAISE },
        reference: { kind: 'text', pattern: PAYMENT_REFERENCE, optional: true },
        receivedOn: { kind: 'day' },
        note: { kind: 'long', limit: DESK_TEXT.paymentNote },
      })}
      initial={{
        mode: 'upi',
        amountPaise: isRefund ? freePaise : (next?.amountPaise ?? scheme.monthlyPaise),
        reference: null,
        receivedOn: today(),
        note: '',
      }}
      submit={warnings.asked ? payments.allTheSame : isRefund ? words.refund : words.pay}
      send={warnings.asking(async (payment) => void (await run(payment)))}
      onClose={onClose}
      question={<WarningList refused={warnings.refused} />}
    >
      {isRefund && <Text>{ending === 'died' ? words.refundToNominee(nominee) : words.refundToMember}</Text>}
      {!isRefund && next && (
        <Text>{words.nextIs(next.number, formatMoney(next.amountPaise), next.dueOn)}</Text>
      )}
    </RecordDialog>
  );
}
