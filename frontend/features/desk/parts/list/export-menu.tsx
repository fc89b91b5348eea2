import { Button } from '@mantine/core';
import type { ExportFormat } from '@shop/contracts/listing/views';
import { useState } from 'react';
import { downloadSignedIn } from '../../../../api/download-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { toast } from '../../../../ui/toast.ts';
import { words } from '../../../../words/en/admin-list.ts';
import { useDropPanel } from '../use-drop-panel.ts';
import { useOnce } from '../use-once.ts';
import { askedOf, type Chosen } from './address.ts';
import type { DescribedList } from './description.ts';

interface ExportMenuProps<Row> {
  list: DescribedList<Row>;
  from: NonNullable<DescribedList<Row>['export']>;
  chosen: Chosen;
}

/** Everything that the filters match, as a file. */
export function ExportMenu<Row>({ list, from, chosen: { cursor: _, ...chosen } }: ExportMenuProps<Row>) {
  const [busy, setBusy] = useState(false);
  const once = useOnce();
  const { opens, panel, close } = useDropPanel(words.export);
  const take = async (format: ExportFormat) => {
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
    <>
      <Button {...opens} variant="default" loading={busy}>
        {words.export}
      </Button>
      <div {...panel}>
        {from.formats.map((format) => (
          <Button
            key={format}
            variant="subtle"
            onClick={() => {
              close();
              void once(() => take(format));
            }}
          >
            {words.formats[format]}
          </Button>
        ))}
      </div>
    </>
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
