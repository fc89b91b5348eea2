import { Button, Group, Stack } from '@mantine/core';
import { EXPORT_FORMATS, type ExportFormat } from '@shop/contracts/listing/views';
import { exportEntries } from '@shop/contracts/schemes/endpoints';
import { useState } from 'react';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { words } from '../../../words/en/admin-schemes.ts';
import { tell } from '../parts/action/use-action.ts';
import { DayFilter } from '../parts/list/screen/filters/day-filter.tsx';
import { saveFile } from '../parts/save-file.ts';

/** The ledger of all passbooks for the accountant: of a month or a financial year, or from the beginning. */
export function LedgerExport() {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const take = async (format: ExportFormat) => {
    const query = { ...(from && { from }), ...(to && { to }) };
    const name = ['passbooks', from, to].filter(Boolean).join('-');
    saveFile(await downloadSignedIn(exportEntries, { params: { format }, query }), `${name}.${format}`);
  };
  return (
    <Stack component="section" aria-label={words.ledger} gap="xs" mt="md">
      <h3>{words.ledger}</h3>
      <p>{words.ledgerHelp}</p>
      <Group gap="xs">
        <DayFilter label={words.ledgerFrom} value={from} onChange={setFrom} />
        <DayFilter label={words.ledgerTo} value={to} onChange={setTo} />
        {EXPORT_FORMATS.map((format) => (
          <Button key={format} variant="default" onClick={() => void take(format).catch(tell)}>
            {words.ledgerFormats[format]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
