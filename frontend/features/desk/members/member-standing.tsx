import { Button } from '@mantine/core';
import { formatDay } from '@shop/contracts/rules/days';
import { isPaying, nextMembershipStates } from '@shop/contracts/rules/schemes/membership-states';
import { formatMoney } from '@shop/contracts/rules/money';
import { isReadyToBuy } from '@shop/contracts/rules/schemes/passbook';
import { acceptMember, askPayeeAgain } from '@shop/contracts/schemes/endpoints';
import type { MemberView } from '@shop/contracts/schemes/member-views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { creditWords, words } from '../../../words/en/staff/members.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../schemes/schemes.module.css';
import { CancelForm } from './cancel-form.tsx';
import { MemberPaymentForm } from './member-payment-form.tsx';
import { PassbookLinks } from './passbook-links.tsx';
import { UseCredit } from './use-credit.tsx';

interface MemberStandingProps {
  member: MemberView;
  onChange: (member: MemberView) => void;
}

/** How a member stands, and what is done next. */
export function MemberStanding({ member, onChange }: MemberStandingProps) {
  const { number, name, state, ending, freePaise, sums, isYearOver } = member;
  const benefit = benefitSentence(member);
  const [open, setOpen] = useState<'payment' | 'refund' | 'credit' | 'cancel' | null>(null);
  const accept = useAction<null, MemberView>({
    step: `member/${number}/accept`,
    send: (_, attempt) => stepSignedIn(acceptMember, { params: { number }, attempt }),
    onDone: onChange,
    done: () => words.accepted(name),
  });
  const again = useAction<null, MemberView>({
    step: `member/${number}/payee-again`,
    send: (_, attempt) => stepSignedIn(askPayeeAgain, { params: { number }, attempt }),
    onDone: onChange,
    done: () => words.payeeAsked,
  });
  const queries = useQueryClient();
  const { permissions } = staffSession.current();
  const may = (permission: (typeof permissions)[number]) => permissions.includes(permission);
  const close = () => setOpen(null);
  const canPay = may('payments.record') && (isPaying(state) || state === 'requested');
  const isPaidBack = isYearOver && sums.heldPaise > 0 && may('payments.refund');
  const isNext = !isYearOver && (state === 'active' || state === 'behind');
  const canCancel =
    may('payments.refund') && ending === null && nextMembershipStates(state).includes('cancelled');
  const pay = (
    <Button
      variant={isNext ? 'filled' : 'default'}
      {...(isNext && { 'data-next-step': true })}
      onClick={() => setOpen('payment')}
    >
      {words.pay}
    </Button>
  );
  return (
    <Panel title={words.passbook}>
      <ul className={styles['facts']}>
        {factsOf(member).map(([label, fact]) => (
          <li key={label}>
            {label}: {fact}
          </li>
        ))}
      </ul>
      {benefit && <p>{benefit}</p>}
      <div className={styles['steps']}>
        {state === 'requested' && may('members.handle') && (
          <Button
            data-next-step
            loading={accept.busy}
            onClick={() => void accept.run(null).catch(notifyError)}
          >
            {words.accept}
          </Button>
        )}
        {isPaidBack && (
          <Button component="a" href={paths.adminRefunds} data-next-step>
            {words.payBackTogether}
          </Button>
        )}
        {canPay && !isYearOver && pay}
        {freePaise > 0 && may('payments.refund') && (
          <Button
            variant={isPaying(state) ? 'default' : 'filled'}
            {...(!isPaying(state) && { 'data-next-step': true })}
            onClick={() => setOpen('refund')}
          >
            {words.refund}
          </Button>
        )}
        {isReadyToBuy(member) && sums.heldPaise > 0 && may('payments.record') && (
          <Button data-next-step onClick={() => setOpen('credit')}>
            {creditWords.open}
          </Button>
        )}
        {member.payee.payTo && may('payments.refund') && (
          <Button
            variant="default"
            loading={again.busy}
            onClick={() => void again.run(null).catch(notifyError)}
          >
            {words.payeeAgain}
          </Button>
        )}
        <PassbookLinks member={member} onChange={onChange} />
        {canPay && isYearOver && pay}
        {canCancel && (
          <Button
            variant={isYearOver ? 'outline' : 'subtle'}
            color="red"
            {...(isYearOver && !isPaidBack && { 'data-next-step': true })}
            onClick={() => setOpen('cancel')}
          >
            {words.cancel}
          </Button>
        )}
      </div>
      {(open === 'payment' || open === 'refund') && (
        <MemberPaymentForm kind={open} member={member} onDone={onChange} onClose={close} />
      )}
      {open === 'credit' && (
        <UseCredit
          member={member}
          onDone={() => void queries.invalidateQueries({ queryKey: ['members'] })}
          onClose={close}
        />
      )}
      {open === 'cancel' && <CancelForm member={member} onDone={onChange} onClose={close} />}
    </Panel>
  );
}

/** What a missed instalment, or the end of the year, did to it; null while neither was. */
function benefitSentence({
  isYearOver,
  benefitLost,
  benefitLapsed,
  benefitRestored,
}: MemberView): string | null {
  if (isYearOver) return words.yearOver;
  if (benefitLost) return words.benefitLost;
  if (benefitLapsed) return words.benefitLapsed;
  return benefitRestored ? words.benefitRestored : null;
}

/** What there is to say; what is nothing is left out. */
function factsOf(member: MemberView): [string, string][] {
  const { state, ending, isYearOver, scheme, sums, next, settleBy, payee } = member;
  const { facts } = words;
  const amounts: [string, number][] = [
    [facts.received, sums.receivedPaise],
    [facts.refunded, sums.refundedPaise],
    [facts.redeemed, sums.redeemedPaise],
    [facts.held, sums.heldPaise],
    [facts.due, sums.duePaise],
    [facts.overpaid, sums.overpaidPaise],
    [facts.benefit, sums.benefitPaise],
  ];
  return [
    [facts.state, isYearOver ? words.isOver : words.states[state]],
    ...(ending ? [[words.ending, words.endings[ending]] as [string, string]] : []),
    [facts.scheme, scheme.name],
    ...amounts
      .filter(([, paise]) => paise > 0)
      .map(([label, paise]): [string, string] => [label, formatMoney(paise)]),
    ...(next
      ? [
          (state === 'matured'
            ? [facts.missing, formatMoney(next.amountPaise)]
            : [facts.next, words.nextIs(next.number, formatMoney(next.amountPaise), next.dueOn)]) as [
            string,
            string,
          ],
        ]
      : []),
    ...(settleBy ? [[facts.settleBy, formatDay(settleBy)] as [string, string]] : []),
    ...(payee.payTo ? [[facts.payTo, payee.payTo] as [string, string]] : []),
  ];
}
