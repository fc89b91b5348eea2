import { Button, Stack, TextInput } from '@mantine/core';
import { keepsTo, TEXT } from '@shop/contracts/rules/limits';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words as english } from '../../../words/en/staff/own-account.ts';
import { useWords } from '../parts/chosen-words.ts';
import { Panel } from '../parts/panel.tsx';
import type { Area } from '../../accounts/entry-address.ts';
import { OWN_ACCOUNT } from './own-account-endpoints.ts';
import { useUserAction } from './use-user-action.ts';

/** One's own password; every other device is signed out by a new one. */
export function PasswordPanel({ area }: { area: Area }) {
  const words = useWords(english);
  const [password, setPassword] = useState('');
  const change = useUserAction(
    (typed: string) =>
      callSignedIn(OWN_ACCOUNT[area].changePassword, { body: { password: typed } }).then(() => true),
    words.passwordChanged,
  );
  return (
    <Panel title={words.password}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void change.run(password).then((done) => done && setPassword(''));
        }}
      >
        <Stack align="flex-start">
          <TextInput
            label={words.newPassword}
            description={words.newPasswordHelp(TEXT.newPassword.min)}
            type="password"
            autoComplete="new-password"
            maxLength={TEXT.newPassword.max}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <Button type="submit" loading={change.busy} disabled={!keepsTo(TEXT.newPassword, password)}>
            {words.changePassword}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
