import { Table } from '@mantine/core';
import { useState } from 'react';
import { words } from '../../../../words/en/staff/shell.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { keyCommands, keyName } from '../../parts/commands/key-commands.ts';
import type { PageCommand } from './pages.ts';

/** Which keys do what. */
export function ShortcutHelp({ pages, onClose }: { pages: readonly PageCommand[]; onClose: () => void }) {
  const [here] = useState(keyCommands);
  const everywhere = [
    ['Ctrl K', words.find],
    ['?', words.shortcuts],
    ...pages.flatMap(({ key, text }) => (key ? [[`g ${key}`, text] as const] : [])),
  ] as const;
  return (
    <Dialog title={words.shortcuts} onClose={onClose}>
      {here.length > 0 && (
        <Keys caption={words.onThisPage} rows={here.map(({ key, text }) => [keyName(key), text])} />
      )}
      <Keys caption={words.onEveryPage} rows={everywhere} />
    </Dialog>
  );
}

function Keys({
  caption,
  rows,
}: {
  caption: string;
  rows: readonly (readonly [keys: string, what: string])[];
}) {
  return (
    <Table captionSide="top">
      <Table.Caption ta="left" fw={650} mt="sm">
        {caption}
      </Table.Caption>
      <Table.Tbody>
        {rows.map(([keys, what]) => (
          <Table.Tr key={keys}>
            <Table.Td w={88}>
              <kbd>{keys}</kbd>
            </Table.Td>
            <Table.Td>{what}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
