import { Button, Stack, TextInput } from '@mantine/core';
import { keepsTo, TEXT } from '@shop/contracts/rules/limits';
import { changePassword } from '@shop/contracts/users/endpoints';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words } from '../../../words/en/admin-users.ts';
import { Panel } from '../parts/panel.tsx';
import { useUserAction } from './use-user-action.ts';

/** One's own password; every other device is signed out by a new one. */
export function PasswordPanel() {
  const [password, setPassword] = useState('');
  const change = useUserAction(
    (typed: string) => callSignedIn(changePassword, { body: { password: typed } }).then(() => true),
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
