import { Button } from '@mantine/core';
import type { ExportFormat } from '@shop/contracts/listing/views';
import { useState } from 'react';
import { downloadSignedIn } from '../../../../../api/download-signed-in.ts';
import { sentenceOf } from '../../../../../api/errors.ts';
import { toast } from '../../../../../ui/messages/toast.ts';
import { words } from '../../../../../words/en/staff/list.ts';
import { saveFile } from '../../save-file.ts';
import { useDropPanel } from '../../use-drop-panel.ts';
import { useOnce } from '../../use-once.ts';
import { askedOf, type Chosen } from '../address.ts';
import type { DescribedList } from '../description.ts';

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
      saveFile(
        await downloadSignedIn(from.endpoint, { params: { format }, query }),
        `${list.name}.${format}`,
      );
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
