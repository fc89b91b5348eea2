import { Button, Text } from '@mantine/core';
import { TEXT } from '@shop/contracts/rules/limits';
import { ROLES } from '@shop/contracts/rules/permissions';
import { inviteUser } from '@shop/contracts/users/endpoints';
import type { InviteUserRequest } from '@shop/contracts/users/requests';
import type { MadeLinkView } from '@shop/contracts/users/views';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { words as shared } from '../../../words/en/staff/shell.ts';
import { words } from '../../../words/en/staff/users.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { useOpenByAddress } from '../parts/use-open-by-address.ts';
import { MadeLink } from './made-link.tsx';

const fields = fieldsOf<InviteUserRequest>(words, {
  name: { kind: 'text', limit: TEXT.personName },
  email: { kind: 'email', limit: TEXT.email },
  role: {
    kind: 'choice',
    look: 'radio',
    options: ROLES.map((role) => ({ value: role, label: shared.roles[role], help: words.roleHelps[role] })),
  },
});

/** Asks for who shall come in and as what, and shows the link that lets them. */
export function InviteButton() {
  const queries = useQueryClient();
  const [asking, setAsking] = useOpenByAddress();
  const [link, setLink] = useState<MadeLinkView | null>(null);
  const send = async (person: InviteUserRequest) => {
    const made = await callSignedIn(inviteUser, { body: person });
    setLink(made);
    await queries.invalidateQueries({ queryKey: ['users'] });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{words.invite}</Button>
      {asking && (
        <RecordDialog
          subject="users/invitation"
          title={words.invite}
          fields={fields}
          initial={{ name: '', email: '', role: 'orders' }}
          submit={words.sendInvitation}
          send={send}
          onClose={() => setAsking(false)}
        >
          <Text>{words.inviteHelp}</Text>
        </RecordDialog>
      )}
      {link && <MadeLink link={link} email={link.user.email} onClose={() => setLink(null)} />}
    </>
  );
}
