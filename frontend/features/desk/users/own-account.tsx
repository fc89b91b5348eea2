import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words as english } from '../../../words/en/staff/own-account.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import type { Area } from '../../accounts/entry-address.ts';
import { useWords } from '../parts/chosen-words.ts';
import { OWN_ACCOUNT } from './own-account-endpoints.ts';
import { LanguagePanel } from './language-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { useUserAction } from './use-user-action.ts';

/** One's own account. */
export function OwnAccount({ area, children }: { area: Area; children?: ReactNode }) {
  const words = useWords(english);
  const { sessions, endSession, endOthers } = OWN_ACCOUNT[area];
  const endingOthers = useUserAction(() => callSignedIn(endOthers), words.othersEnded);
  return (
    <AdminPage title={words.ownTitle} narrow>
      <LanguagePanel area={area} />
      {children}
      <PasswordPanel area={area} />
      <SecondFactorPanel area={area} />
      <SessionsPanel
        title={words.ownSessions}
        of="own"
        read={() => callSignedIn(sessions)}
        end={(sessionId) => callSignedIn(endSession, { params: { sessionId } })}
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
