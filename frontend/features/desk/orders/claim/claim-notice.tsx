import { Group } from '@mantine/core';
import { declineClaim } from '@shop/contracts/claims/desk-endpoints';
import type { DeskClaimView } from '@shop/contracts/claims/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useState } from 'react';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/claim.ts';
import { CommandButton } from '../../parts/commands/command-button.tsx';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import type { Desk } from '../desk.ts';
import { ReasonForm } from '../record/steps/reason-form.tsx';
import { ClaimPhotos } from './claim-photos.tsx';
import { CreditClaim } from './credit-claim.tsx';

/** What the customer says is broken or missing, with photographs; the answers to it, or what was answered. */
export function ClaimNotice({ desk, claim }: { desk: Desk; claim: DeskClaimView }) {
  const [form, setForm] = useState<'credit' | 'decline' | null>(null);
  const { number, customer, lines, invoices } = desk.order;
  const { id, state, claimedAt, goods, remark, worthPaise, answer, answeredAt, answeredBy, creditPaise } =
    claim;
  const isOpen = state === 'open';
  const isBilled = invoices.some(({ kind }) => kind === 'invoice');
  const commands = useKeyCommands([
    {
      key: 'c',
      text: words.credit,
      needs: 'invoices.credit',
      isFor: isOpen && isBilled,
      act: () => setForm('credit'),
    },
    {
      key: 'n',
      text: isBilled ? words.decline : words.answerPlain,
      needs: 'orders.edit',
      isFor: isOpen,
      act: () => setForm('decline'),
    },
  ]);
  const close = () => setForm(null);
  return (
    <Notice
      kind={isOpen ? 'season' : 'info'}
      title={
        answeredAt === null
          ? words.open(customer.name, formatInstant(claimedAt))
          : words.answered(answeredBy, formatInstant(answeredAt))
      }
    >
      {goods.map(({ code, quantity }) => {
        const line = lines.find((each) => each.code === code);
        const paise = (line?.netPaise ?? 0) * quantity;
        return <p key={code}>{words.line(quantity, line?.quantity ?? 0, line?.name ?? code, paise)}</p>;
      })}
      {goods.length > 1 && <p>{words.worth(worthPaise)}</p>}
      {remark !== '' && <p>{words.remark(remark)}</p>}
      <ClaimPhotos number={number} claim={claim} />
      {creditPaise !== null && <p>{words.credited(creditPaise)}</p>}
      {answer !== null && <p>{words.answer(answer)}</p>}
      {isOpen && !isBilled && <p>{words.noInvoice}</p>}
      {commands.length > 0 && (
        <Group gap="xs" mt="xs">
          {commands.map((command) => (
            <CommandButton
              key={command.key}
              command={command}
              look={command.key === 'c' ? 'first' : undefined}
            />
          ))}
        </Group>
      )}
      {form === 'credit' && <CreditClaim desk={desk} claim={claim} onClose={close} />}
      {form === 'decline' && (
        <ReasonForm
          desk={desk}
          step={`claim/${id}/decline`}
          title={(isBilled ? words.declineTitle : words.answerPlainTitle)(number)}
          submit={isBilled ? words.decline : words.answerPlain}
          done={words.declined}
          onClose={close}
          send={(reason, attempt) =>
            stepSignedIn(declineClaim, { params: { number, claim: id }, body: { reason }, attempt })
          }
        >
          {isBilled ? words.declineHelp : words.answerPlainHelp}
        </ReasonForm>
      )}
    </Notice>
  );
}
