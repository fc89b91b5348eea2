import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { formatInstant } from '@shop/contracts/rules/days';
import type { MadeLinkView } from '@shop/contracts/users/views';
import { words as shared } from '../../../words/en/staff/screen.ts';
import { words } from '../../../words/en/staff/users.ts';
import { copyText } from '../../../ui/buttons/copy-text.ts';
import { Dialog } from '../parts/dialog.tsx';

interface MadeLinkProps {
  link: Omit<MadeLinkView, 'user'>;
  /** Where it goes by mail; null or empty: nowhere. */
  email: string | null;
  onClose: () => void;
}

/** A link that lets somebody in, shown this once. */
export function MadeLink({ link, email, onClose }: MadeLinkProps) {
  const { url, kind, mailed, endsAt } = link;
  return (
    <Dialog title={words.linkTitle[kind]} onClose={onClose} closeOnClickOutside={false}>
      <Stack>
        <Text>{words.linkOnce}</Text>
        <TextInput
          readOnly
          value={url}
          aria-label={words.linkTitle[kind]}
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Text>
          {mailed && email ? words.linkMailed(email) : words.linkNotMailed}{' '}
          {words.linkEnds(formatInstant(endsAt))}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {shared.close}
          </Button>
          <Button onClick={() => void copyText(url)}>{words.copyLink}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
