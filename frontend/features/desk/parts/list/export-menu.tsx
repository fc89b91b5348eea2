import { Button, Popover } from '@mantine/core';
import type { ExportFormat } from '@shop/contracts/listing/views';
import { useState } from 'react';
import { downloadSignedIn } from '../../../../api/download-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { toast } from '../../../../ui/toast.ts';
import { words } from '../../../../words/en/admin-list.ts';
import { useOnce } from '../use-once.ts';
import { askedOf, type Chosen } from './address.ts';
import type { DescribedList } from './description.ts';
import styles from './menus.module.css';

interface ExportMenuProps<Row> {
  list: DescribedList<Row>;
  from: NonNullable<DescribedList<Row>['export']>;
  chosen: Chosen;
}

/** Everything that the filters match, as a file. */
export function ExportMenu<Row>({ list, from, chosen: { cursor: _, ...chosen } }: ExportMenuProps<Row>) {
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  const once = useOnce();
  const take = async (format: ExportFormat) => {
    setOpened(false);
    setBusy(true);
    try {
      const query = askedOf(list, chosen);
      save(await downloadSignedIn(from.endpoint, { params: { format }, query }), `${list.name}.${format}`);
    } catch (error) {
      toast(sentenceOf(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <Button variant="default" loading={busy} onClick={() => setOpened(!opened)}>
          {words.export}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles['menu'] ?? ''}>
        {from.formats.map((format) => (
          <Button key={format} variant="subtle" onClick={() => void once(() => take(format))}>
            {words.formats[format]}
          </Button>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
