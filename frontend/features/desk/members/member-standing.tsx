import { Button } from '@mantine/core';
import { formatDay } from '@shop/contracts/rules/days';
import { isPaying, nextMembershipStates } from '@shop/contracts/rules/membership-states';
import { formatMoney } from '@shop/contracts/rules/money';
import { acceptMember } from '@shop/contracts/schemes/endpoints';
import type { MemberView } from '@shop/contracts/schemes/views';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { memberMessages, words } from '../../../words/en/admin-members.ts';
import { staffSession } from '../../accounts/session.ts';
import { tell, useAction } from '../parts/action/use-action.ts';
import { copyText } from '../../../ui/copy-text.ts';
import { Panel } from '../parts/panel.tsx';
import { whatsAppLink } from '../parts/whatsapp.ts';
import styles from '../schemes/schemes.module.css';
import { CancelForm } from './cancel-form.tsx';
import { MemberPaymentForm } from './member-payment-form.tsx';

interface MemberStandingProps {
  member: MemberView;
  onChange: (member: MemberView) => void;
}

/** How a member stands, and what is done next. */
export function MemberStanding({ member, onChange }: MemberStandingProps) {
  const { number, name, state, freePaise } = member;
  const benefit = benefitSentence(member);
  const [open, setOpen] = useState<'payment' | 'refund' | 'cancel' | null>(null);
  const accept = useAction<null, MemberView>({
    step: `member/${number}/accept`,
    send: (_, attempt) => stepSignedIn(acceptMember, { params: { number }, attempt }),
    onDone: onChange,
    done: () => words.accepted(name),
  });
  const { permissions } = staffSession.current();
  const may = (permission: (typeof permissions)[number]) => permissions.includes(permission);
  const close = () => setOpen(null);
  const canPay = may('payments.record') && (isPaying(state) || state === 'requested');
  const canCancel = may('payments.refund') && nextMembershipStates(state).includes('cancelled');
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
          <Button data-next-step loading={accept.busy} onClick={() => void accept.run(null).catch(tell)}>
            {words.accept}
          </Button>
        )}
        {canPay && (
          <Button
            variant={state === 'requested' ? 'default' : 'filled'}
            {...(state !== 'requested' && { 'data-next-step': true })}
            onClick={() => setOpen('payment')}
          >
            {words.pay}
          </Button>
        )}
        {freePaise > 0 && may('payments.refund') && (
          <Button variant="default" onClick={() => setOpen('refund')}>
            {words.refund}
          </Button>
        )}
        <PassbookLinks member={member} />
        {canCancel && (
          <Button variant="subtle" color="red" onClick={() => setOpen('cancel')}>
            {words.cancel}
          </Button>
        )}
      </div>
      {(open === 'payment' || open === 'refund') && (
        <MemberPaymentForm kind={open} member={member} onDone={onChange} onClose={close} />
      )}
      {open === 'cancel' && <CancelForm member={member} onDone={onChange} onClose={close} />}
    </Panel>
  );
}

/** The private link: to look at, to print, and to send again to who lost it. */
function PassbookLinks({ member: { name, phone, token } }: { member: MemberView }) {
  const { shop, publicUrl } = usePageContext();
  const link = publicUrl + paths.passbook(token);
  const text = memberMessages.linkEnglish(name, shop.identity.name, link);
  return (
    <>
      <Button
        component="a"
        variant="default"
        href={link}
        target="_blank"
        rel="noopener"
        title={words.openHelp}
      >
        {words.open}
      </Button>
      <Button variant="default" onClick={() => void copyText(link)}>
        {words.copyLink}
      </Button>
      <Button
        component="a"
        variant="default"
        href={whatsAppLink(text, phone)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.sendLink}
      </Button>
    </>
  );
}

/** What a missed instalment did to it; null while none was. */
function benefitSentence({ benefitLost, benefitLapsed, benefitRestored }: MemberView): string | null {
  if (benefitLost) return words.benefitLost;
  if (benefitLapsed) return words.benefitLapsed;
  return benefitRestored ? words.benefitRestored : null;
}

/** What there is to say; what is nothing is left out. */
function factsOf({ state, scheme, sums, next, settleBy }: MemberView): [string, string][] {
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
    [facts.state, words.states[state]],
    [facts.scheme, scheme.name],
    ...amounts
      .filter(([, paise]) => paise > 0)
      .map(([label, paise]): [string, string] => [label, formatMoney(paise)]),
    ...(next
      ? [
          [facts.next, words.nextIs(next.number, formatMoney(next.amountPaise), next.dueOn)] as [
            string,
            string,
          ],
        ]
      : []),
    ...(settleBy ? [[facts.settleBy, formatDay(settleBy)] as [string, string]] : []),
  ];
}
