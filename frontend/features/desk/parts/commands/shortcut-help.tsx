import { Table } from '@mantine/core';
import { words } from '../../../../words/en/admin.ts';
import { Dialog } from '../dialog.tsx';
import type { PageCommand } from './pages.ts';

/** Which keys do what. */
export function ShortcutHelp({ pages, onClose }: { pages: readonly PageCommand[]; onClose: () => void }) {
  const rows = [
    ['Ctrl K', words.find],
    ...pages.map(({ key, text }) => [`g ${key}`, text]),
    ['?', words.shortcuts],
  ];
  return (
    <Dialog title={words.shortcuts} onClose={onClose}>
      <Table>
        <Table.Tbody>
          {rows.map(([keys, what]) => (
            <Table.Tr key={keys}>
              <Table.Td>
                <kbd>{keys}</kbd>
              </Table.Td>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Dialog>
  );
}
