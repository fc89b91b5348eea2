import { Button, Group, NativeSelect } from '@mantine/core';
import { formatInstant } from '@shop/contracts/rules/days';
import { ROLES, type Role } from '@shop/contracts/rules/permissions';
import {
  changeRole,
  disableUser,
  enableUser,
  endUserSession,
  listUserSessions,
  makeStaffLink,
  removeSecondFactor,
  readUser,
} from '@shop/contracts/users/endpoints';
import type { MadeLinkView, UserView } from '@shop/contracts/users/views';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words as shared } from '../../../words/en/staff/shell.ts';
import { words } from '../../../words/en/staff/users.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { Panel } from '../parts/panel.tsx';
import { MadeLink } from './made-link.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { useAccountChanged, useUserAction } from './use-user-action.ts';

/** A colleague's account: who they are, what they may do, and where they are signed in. */
export function UserRecord({ id }: { id: string }) {
  const params = { id };
  const query = useQuery({
    queryKey: ['users', 'one', id],
    queryFn: () => callSignedIn(readUser, { params }),
  });
  const title = query.data?.name ?? words.title;
  return (
    <AdminPage title={title} narrow back={{ text: words.title, href: listAsLeft(paths.users) }}>
      <Answer query={query}>{(user) => <Account user={user} />}</Answer>
      <SessionsPanel
        title={words.sessions}
        of={id}
        read={() => callSignedIn(listUserSessions, { params })}
        end={(sessionId) => callSignedIn(endUserSession, { params: { id, sessionId } })}
      />
    </AdminPage>
  );
}

function Account({ user }: { user: UserView }) {
  const { email, state, lastSeenAt, secondFactor, role } = user;
  return (
    <Panel title={words.account}>
      <p>
        {email} · {shared.roles[role]} · {words.states[state]}
        <br />
        {words.lastSeen}: {lastSeenAt ? formatInstant(lastSeenAt) : words.never} · {words.secondFactor}:{' '}
        {secondFactor ? words.withSecondFactor : words.withoutSecondFactor}
      </p>
      {user.id !== staffSession.current().id && <Steps user={user} />}
    </Panel>
  );
}

/** What an owner does to a colleague's account, never to their own. */
function Steps({ user }: { user: UserView }) {
  const { id, name, state, secondFactor } = user;
  const params = { id };
  const [asking, setAsking] = useState<'factor' | 'disable' | null>(null);
  const [link, setLink] = useState<MadeLinkView | null>(null);
  const changed = useAccountChanged();
  const enabling = useUserAction(() => callSignedIn(enableUser, { params }), words.enabled);
  const linking = useUserAction(() => callSignedIn(makeStaffLink, { params }));
  const asks = {
    factor: {
      ...words.askRemoveFactor(name),
      submit: words.removeFactor,
      danger: true,
      run: () => callSignedIn(removeSecondFactor, { params }).then(() => changed(words.factorRemoved)),
    },
    disable: {
      ...words.askDisable(name),
      submit: words.disable,
      danger: true,
      run: () => callSignedIn(disableUser, { params }).then(() => changed(words.disabled)),
    },
  };
  return (
    <>
      <RoleStep user={user} key={user.role} />
      <Group>
        {state === 'disabled' ? (
          <Button variant="default" loading={enabling.busy} onClick={() => void enabling.run(undefined)}>
            {words.enable}
          </Button>
        ) : (
          <>
            <Button
              variant="default"
              loading={linking.busy}
              onClick={() => void linking.run(undefined).then((made) => made && setLink(made))}
            >
              {words.makeLink[state]}
            </Button>
            {secondFactor && (
              <Button variant="default" onClick={() => setAsking('factor')}>
                {words.removeFactor}
              </Button>
            )}
            <Button variant="outline" color="red" onClick={() => setAsking('disable')}>
              {words.disable}
            </Button>
          </>
        )}
      </Group>
      {asking && <AskFirst {...asks[asking]} onClose={() => setAsking(null)} />}
      {link && <MadeLink link={link} email={link.user.email} onClose={() => setLink(null)} />}
    </>
  );
}

/** What a colleague may do; a choice begins anew when somebody else has chosen meanwhile. */
function RoleStep({ user: { id, name, role } }: { user: UserView }) {
  const [wanted, setWanted] = useState<Role>(role);
  const [isAsking, setIsAsking] = useState(false);
  const changed = useAccountChanged();
  return (
    <Group align="flex-end" my="md">
      <NativeSelect
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        label={words.role}
        value={wanted}
        description={words.roleHelps[wanted]}
        data={ROLES.map((each) => ({ value: each, label: shared.roles[each] }))}
        onChange={({ currentTarget }) => setWanted(currentTarget.value as Role)}
      />
      <Button disabled={wanted === role} onClick={() => setIsAsking(true)}>
        {words.changeRole}
      </Button>
      {isAsking && (
        <AskFirst
          {...words.askRole(name, shared.roles[wanted], words.roleHelps[wanted])}
          submit={words.changeRole}
          run={async () => {
            await callSignedIn(changeRole, { params: { id }, body: { from: role, to: wanted } });
            await changed(words.roleChanged);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Group>
  );
}
