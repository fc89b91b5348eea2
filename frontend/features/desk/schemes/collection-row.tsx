import { Anchor, Button, Group, TextInput } from '@mantine/core';
import { PAYMENT_REFERENCE } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { recordMemberPayment } from '@shop/contracts/schemes/endpoints';
import type { CollectionRowView, MemberView } from '@shop/contracts/schemes/views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/errors.ts';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { sheetWords as words } from '../../../words/en/admin-schemes.ts';
import { staffSession } from '../../accounts/session.ts';
import { DoubtList } from '../orders/record/doubt-list.tsx';
import { useDoubts } from '../orders/record/use-doubts.ts';
import { useAction } from '../parts/action/use-action.ts';
import styles from './schemes.module.css';

/** A member of the sheet: what is open is recorded by one press, as cash or under the reference that is typed. */
export function CollectionRow({ row, onPaid }: { row: CollectionRowView; onPaid: () => void }) {
  const { number, name, phone, dueOn, openPaise } = row;
  const queries = useQueryClient();
  const [reference, setReference] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const doubts = useDoubts<string | null>();
  const pay = useAction<string | null, MemberView>({
    step: `member/${number}/sheet/${dueOn}`,
    send: (typed, attempt) => {
      const mode = typed === null ? ('cash' as const) : ('upi' as const);
      const despite = doubts.despite(typed);
      const body = { mode, amountPaise: openPaise, reference: typed, receivedOn: today(), note: '', despite };
      return stepSignedIn(recordMemberPayment, { params: { number }, body, attempt });
    },
    onDone: () => {
      onPaid();
      void queries.invalidateQueries({ queryKey: ['members'] });
    },
    done: () => words.recorded(name, openPaise),
  });
  const send = async () => {
    const typed = reference.trim() || null;
    if (typed !== null && !PAYMENT_REFERENCE.test(typed)) return setProblem(words.referenceWrong);
    setProblem(null);
    try {
      await doubts.asking(async (value) => void (await pay.run(value)))(typed);
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  const mayPay = staffSession.current().permissions.includes('payments.record');
  return (
    <tr>
      <th scope="row">
        <Anchor href={paths.adminMember(number)}>{name}</Anchor>
        <span className={styles['small']}>
          {number}, {formatMobile(phone)}
        </span>
      </th>
      <td>{words.dueOn(dueOn)}</td>
      <td className={styles['figure']}>{openPaise === 0 ? words.paid : formatMoney(openPaise)}</td>
      <td className={styles['pay']}>
        {openPaise > 0 && mayPay && (
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void send();
            }}
          >
            <Group gap="xs" wrap="nowrap" align="start">
              <TextInput
                aria-label={words.referenceOf(name, number)}
                data-member={number}
                value={reference}
                maxLength={40}
                autoComplete="off"
                error={problem}
                miw={120}
                onChange={(event) => setReference(event.currentTarget.value)}
              />
              <Button
                type="submit"
                variant="default"
                loading={pay.busy}
                aria-label={words.recordOf(name, formatMoney(openPaise))}
              >
                {doubts.asked ? words.recordAllTheSame : words.record}
              </Button>
            </Group>
            {problem && <DoubtList refused={doubts.refused} />}
          </form>
        )}
      </td>
    </tr>
  );
}
