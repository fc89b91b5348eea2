import { addReferrer, makeReferrerLink } from '@shop/contracts/referrers/endpoints';
import type { MadeLinkView } from '@shop/contracts/users/views';
import { lazy, useState } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/referrals.ts';
import { notifyError } from '../parts/action/use-action.ts';
import { Fetched } from '../parts/fetched.tsx';
import { AddRecord } from '../parts/record/add-record.tsx';
import { newReferrerFields } from './referrer-fields.ts';

const MadeLink = lazy(async () => ({ default: (await import('../users/made-link.tsx')).MadeLink }));

/** A rate that most referrers get, in basis points. */
const USUAL_RATE = 500;

interface Invited {
  id: string;
  email: string | null;
  link: Omit<MadeLinkView, 'user'>;
}

/** Asks for who shall bring customers, and shows the link that lets them in. */
export function AddReferrer() {
  const [invited, setInvited] = useState<Invited | null>(null);
  const invite = async (id: string, email: string | null) =>
    setInvited({ id, email, link: await callSignedIn(makeReferrerLink, { params: { id } }) });
  return (
    <>
      <AddRecord
        permission="referrals.write"
        topic="referrals"
        text={words.add}
        fields={newReferrerFields}
        initial={{ commissionBasisPoints: USUAL_RATE }}
        send={(body, attempt) => stepSignedIn(addReferrer, { body, attempt })}
        done={({ name }) => words.added(name)}
        onAdded={(id, { email }) => void invite(id, email).catch(notifyError)}
      />
      <Fetched>
        {invited && (
          <MadeLink
            link={invited.link}
            email={invited.email}
            onClose={() => void navigate(paths.adminReferrer(invited.id))}
          />
        )}
      </Fetched>
    </>
  );
}
