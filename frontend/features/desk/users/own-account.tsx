import { Button } from '@mantine/core';
import { endOtherSessions, endOwnSession, listOwnSessions } from '@shop/contracts/users/endpoints';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-users.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { useUserAction } from './use-user-action.ts';

/** One's own account. */
export function OwnAccount() {
  const endingOthers = useUserAction(() => callSignedIn(endOtherSessions), words.othersEnded);
  return (
    <AdminPage title={words.ownTitle} narrow>
      <PasswordPanel />
      <SecondFactorPanel />
      <SessionsPanel
        title={words.ownSessions}
        of="own"
        read={() => callSignedIn(listOwnSessions)}
        end={(sessionId) => callSignedIn(endOwnSession, { params: { sessionId } })}
        actions={
          <Button
            variant="default"
            loading={endingOthers.busy}
            onClick={() => void endingOthers.run(undefined)}
          >
            {words.endOthers}
          </Button>
        }
      />
    </AdminPage>
  );
}
