import { Button, Group, Text } from '@mantine/core';
import { decideReferralFlag } from '@shop/contracts/referrers/endpoints';
import type { FlagDecision, ReferralFlagView } from '@shop/contracts/referrers/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/referrals.ts';
import { staffSession } from '../../accounts/session.ts';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { StateWord } from '../parts/state-word.tsx';
import styles from './flag-body.module.css';

const fields = fieldsOf<{ reason: string }>(words, { reason: { kind: 'long', limit: DESK_TEXT.reason } });

/** Why an order looks like the referrer's own, what staff decided, and what that did to the ledger. */
export function FlagBody({ flag }: { flag: ReferralFlagView }) {
  const [deciding, setDeciding] = useState<FlagDecision | null>(null);
  const { orderNumber, orderState, referrerId, referrerName, code, state, decision, entries } = flag;
  const mayDecide = staffSession.current().permissions.includes('referrals.write');
  return (
    <>
      <p>
        {words.looksOwn(flag.signs)} {state === 'open' && words.waits}
      </p>
      <p>
        <a href={paths.adminOrder(orderNumber)}>{orderNumber}</a> <StateWord state={orderState} /> ·{' '}
        <a href={paths.adminReferrer(referrerId)}>
          {referrerName}, {code}
        </a>
      </p>
      <p>
        {words.pending} <Money paise={flag.pendingPaise} /> · {words.earned}{' '}
        <Money paise={flag.earnedPaise} />
      </p>
      {state === 'moved' && <p>{words.moved(flag.countsFor)}</p>}
      {decision && <p>{words.decided(decision, flag.decidedBy ?? '', flag.reason ?? '')}</p>}
      {entries.length > 0 && (
        <ul className={styles['entries']}>
          {entries.map(({ id, at, kind, pendingPaise, duePaise }) => (
            <li key={id}>
              {formatInstant(at)}: {words.kinds[kind]} <Money paise={duePaise || pendingPaise} />
            </li>
          ))}
        </ul>
      )}
      {mayDecide && state !== 'moved' && (
        <Group mt="xs">
          {decision !== 'allowed' && (
            <Button variant="default" onClick={() => setDeciding('allowed')}>
              {words.allow}
            </Button>
          )}
          {decision !== 'refused' && (
            <Button variant="outline" color="red" onClick={() => setDeciding('refused')}>
              {words.refuse}
            </Button>
          )}
        </Group>
      )}
      {deciding && <Decide flag={flag} decision={deciding} onClose={() => setDeciding(null)} />}
    </>
  );
}

interface DecideProps {
  flag: ReferralFlagView;
  decision: FlagDecision;
  onClose: () => void;
}

function Decide({ flag: { id, orderNumber, decision: from }, decision, onClose }: DecideProps) {
  const queries = useQueryClient();
  const isAllowing = decision === 'allowed';
  const { run } = useAction<{ reason: string }, ReferralFlagView>({
    step: `referral-flag/${id}/${decision}`,
    send: ({ reason }, attempt) =>
      stepSignedIn(decideReferralFlag, { params: { id }, body: { from, decision, reason }, attempt }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: ['referral-flags'] });
      void queries.invalidateQueries({ queryKey: ['referrals'] });
    },
    done: () => words.decisionDone(decision),
  });
  return (
    <RecordDialog
      subject={`referral-flag/${id}`}
      title={isAllowing ? words.allowTitle(orderNumber) : words.refuseTitle(orderNumber)}
      fields={fields}
      initial={{ reason: '' }}
      submit={isAllowing ? words.allow : words.refuse}
      danger={!isAllowing}
      send={run}
      onClose={onClose}
    >
      <Text>{isAllowing ? words.allowHelp : words.refuseHelp}</Text>
    </RecordDialog>
  );
}
