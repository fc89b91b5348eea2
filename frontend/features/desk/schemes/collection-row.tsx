import { Anchor, Button, Group, TextInput } from '@mantine/core';
import { DESK_TEXT, PAYMENT_REFERENCE } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { recordMemberPayment } from '@shop/contracts/schemes/endpoints';
import type { MemberPaymentRequest } from '@shop/contracts/schemes/requests';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import type { CollectionRowView } from '@shop/contracts/schemes/views';
import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../../api/errors.ts';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { words as shared } from '../../../words/en/staff/record.ts';
import { sheetWords as words } from '../../../words/en/staff/schemes.ts';
import { staffSession } from '../../accounts/session.ts';
import { WarningList, useWarnings } from '../parts/warnings/warning-list.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useLeaveWarning } from '../parts/use-leave-warning.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { useSending } from '../parts/record/use-sending.ts';
import styles from './collection-sheet.module.css';

type Paid = Pick<MemberPaymentRequest, 'reference'>;

const fields = fieldsOf<Paid>(words, {
  reference: { kind: 'text', pattern: PAYMENT_REFERENCE, optional: true },
});

interface Sheet {
  row: CollectionRowView;
  /** Goes on to the next field, and does it after what was pressed before. */
  queue: (work: () => Promise<void>) => Promise<void>;
}

/** A member of the sheet: what is open is recorded by one press, as cash or under the reference that is typed. */
export function CollectionRow({ row, queue }: Sheet) {
  const { number, name, phone, dueOn, openPaise, isPaid } = row;
  const queries = useQueryClient();
  const warnings = useWarnings<Paid>();
  const pay = useAction<Paid, MemberView>({
    step: `member/${number}/sheet/${dueOn}`,
    send: (paid, attempt) => {
      const mode = paid.reference === null ? ('cash' as const) : ('upi' as const);
      const despite = warnings.despite(paid);
      const body = { ...paid, mode, amountPaise: openPaise, receivedOn: today(), note: '', despite };
      return stepSignedIn(recordMemberPayment, { params: { number }, body, attempt });
    },
    onDone: () => void queries.invalidateQueries({ queryKey: ['members'] }),
    done: () => words.recorded(name, openPaise),
  });
  const form = useSending<Paid>({
    subject: `member/${number}/sheet/${dueOn}`,
    fields,
    initial: { reference: null },
    submit: words.record,
    send: warnings.asking((paid) =>
      queue(async () => {
        try {
          await pay.run(paid);
        } catch (error) {
          // Whoever pressed looks at another row by now.
          toast(words.notRecorded(name, sentenceOf(error)), 'error');
          throw error;
        }
      }),
    ),
  });
  useLeaveWarning(form.busy, words.leave);
  const waits = form.busy && (pay.busy ? words.beingRecorded : words.waits);
  const mayPay = staffSession.current().permissions.includes('payments.record');
  return (
    <div role="row">
      <div role="rowheader">
        <Anchor href={paths.adminMember(number)}>{name}</Anchor>
        <span className={styles['small']}>
          {number}, {formatMobile(phone)}
        </span>
      </div>
      <div role="cell">{words.dueOn(dueOn)}</div>
      <div role="cell" className={styles['figure']}>
        {openPaise > 0 ? formatMoney(openPaise) : isPaid ? words.paid : words.notAsked}
      </div>
      <div role="cell" className={styles['pay']}>
        {openPaise > 0 && mayPay && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void form.submit();
            }}
          >
            <Group gap="xs" wrap="nowrap" align="start">
              <TextInput
                aria-label={words.referenceOf(name, number)}
                placeholder={words.referenceShort}
                data-member={number}
                value={String(form.state.inputs['reference'])}
                maxLength={DESK_TEXT.paymentReference.max}
                autoComplete="off"
                readOnly={form.busy}
                description={waits || (form.keptFrom && shared.keptFrom(form.keptFrom))}
                inputWrapperOrder={['input', 'error', 'description']}
                error={form.problems['reference'] ?? (form.error != null && sentenceOf(form.error))}
                miw={120}
                onChange={({ currentTarget }) => form.type('reference', currentTarget.value)}
              />
              <Button
                type="submit"
                variant="default"
                loading={form.busy}
                aria-label={words.recordOf(name, formatMoney(openPaise))}
              >
                {warnings.asked ? words.recordAllTheSame : words.record}
              </Button>
            </Group>
            {form.error != null && <WarningList refused={warnings.refused} />}
          </form>
        )}
      </div>
    </div>
  );
}
