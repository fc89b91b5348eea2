import { Button, Group, Text } from '@mantine/core';
import { makeReferrerLink, resumeReferrer, suspendReferrer } from '@shop/contracts/referrers/endpoints';
import type { ReferrerDeskView } from '@shop/contracts/referrers/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMobile } from '@shop/contracts/rules/phone';
import type { MadeLinkView } from '@shop/contracts/users/views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/referrals.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { Panel } from '../parts/panel.tsx';
import { percentOf } from '../parts/record/percent.ts';
import { MadeLink } from '../users/made-link.tsx';
import styles from './referrer-overview.module.css';

const suspendFields = fieldsOf<{ reason: string }>(words.suspendFields, {
  reason: { kind: 'long', limit: DESK_TEXT.reason },
});

/** What a referrer earned and is due, and whether their code counts. */
export function ReferrerOverview({ referrer }: { referrer: ReferrerDeskView }) {
  const { id, code, phone, email, state, hasPan, paidBy, openFlags, commissionBasisPoints } = referrer;
  const mayChange = staffSession.current().permissions.includes('referrals.write');
  const sums = [
    [words.pending, referrer.pendingPaise],
    [words.earned, referrer.earnedPaise],
    [words.due, referrer.duePaise],
    [words.paid, referrer.paidPaise],
  ] as const;
  return (
    <Panel
      title={words.overview}
      actions={
        mayChange && (
          <>
            <Invite referrer={referrer} />
            <SuspendOrReinstate referrer={referrer} />
          </>
        )
      }
    >
      <dl className={styles['sums']}>
        {sums.map(([name, paise]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money paise={paise} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{code}</strong> · {words.states[state]} · {words.rate(percentOf(commissionBasisPoints))}
        <br />
        {formatMobile(phone)}
        {email && ` · ${email}`}
        <br />
        {hasPan ? words.panKnown : words.panUnknown} · {words.paidBy[paidBy ?? 'none']}
      </p>
      {referrer.suspendedReason !== null && <p>{words.suspendedFor(referrer.suspendedReason)}</p>}
      {openFlags > 0 && (
        <Group mt="sm">
          <Button component="a" variant="default" href={`${paths.adminReferralFlags}?referrer=${id}`}>
            {words.openFlags(openFlags)}
          </Button>
        </Group>
      )}
    </Panel>
  );
}

/** Makes a link by which they choose a password. */
function Invite({ referrer: { id, email, state } }: { referrer: ReferrerDeskView }) {
  const [link, setLink] = useState<Omit<MadeLinkView, 'user'> | null>(null);
  if (state === 'suspended') return null;
  const make = () => callSignedIn(makeReferrerLink, { params: { id } }).then(setLink).catch(notifyError);
  return (
    <>
      <Button variant="default" onClick={() => void make()}>
        {words.makeLink[state]}
      </Button>
      {link && <MadeLink link={link} email={email} onClose={() => setLink(null)} />}
    </>
  );
}

/** Suspends a referrer, or lets them go on. */
function SuspendOrReinstate({ referrer: { id, name, state } }: { referrer: ReferrerDeskView }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const params = { id };
  const isSuspended = state === 'suspended';
  const { run, busy } = useAction({
    step: `referrer/${id}/${isSuspended ? 'resume' : 'suspend'}`,
    send: (body: { reason: string } | null, attempt) =>
      body
        ? stepSignedIn(suspendReferrer, { params, body, attempt })
        : stepSignedIn(resumeReferrer, { params, attempt }),
    onDone: () => void queries.invalidateQueries({ queryKey: ['referrals'] }),
    done: () => (isSuspended ? words.resumed : words.suspended),
  });
  if (isSuspended) {
    return (
      <Button variant="default" loading={busy} onClick={() => void run(null).catch(notifyError)}>
        {words.resume}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {words.suspend}
      </Button>
      {asking && (
        <RecordDialog<{ reason: string }>
          subject={`referrer/${id}/suspend`}
          title={words.suspendTitle(name)}
          fields={suspendFields}
          initial={{ reason: '' }}
          submit={words.suspend}
          danger
          send={run}
          onClose={() => setAsking(false)}
        >
          {words.suspendEffects.map((effect) => (
            <Text key={effect}>{effect}</Text>
          ))}
        </RecordDialog>
      )}
    </>
  );
}
