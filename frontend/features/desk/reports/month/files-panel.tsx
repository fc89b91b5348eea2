import { Button } from '@mantine/core';
import { readGstReturn, sumMoney } from '@shop/contracts/reports/endpoints';
import type { MonthView } from '@shop/contracts/reports/month';
import { firstDayOf } from '@shop/contracts/rules/months';
import { useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { filesWords as words } from '../../../../words/en/staff/month.ts';
import { staffSession } from '../../../accounts/session.ts';
import { notifyError } from '../../parts/action/use-action.ts';
import { Panel } from '../../parts/panel.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { useOnce } from '../../parts/use-once.ts';
import { filesOf } from './month-files.ts';
import { totalsOf } from './month-totals.ts';

/** One button that gives everything of a month, in one file with a cover sheet. */
export function FilesPanel({ view }: { view: MonthView }) {
  const once = useOnce();
  const [fetching, setFetching] = useState<string | null>(null);
  const { permissions } = staffSession.current();
  const files = filesOf(view.month).filter(({ needs }) => permissions.includes(needs));
  if (files.length === 0) return null;
  const take = async () => {
    try {
      const { zipSync } = await import('fflate');
      const zipped: Record<string, Uint8Array> = {};
      const missing: string[] = [];
      for (const { name, fetch } of files) {
        setFetching(name);
        try {
          zipped[name] = new Uint8Array(await (await fetch()).arrayBuffer());
        } catch (error) {
          // What the shop refuses is missing, and the cover sheet says why; without an answer there is no file at all.
          if (!(error instanceof ApiError) || error.problem.status !== 409) throw error;
          missing.push(`${name}: ${sentenceOf(error)}`);
        }
      }
      const query = { from: firstDayOf(view.month), to: view.to };
      const money = await callSignedIn(sumMoney, { query });
      const gst = await callSignedIn(readGstReturn, { query: { period: view.month } });
      zipped['totals.csv'] = new TextEncoder().encode(`\uFEFF${totalsOf(view, money, gst, missing)}`);
      saveFile(new Blob([zipSync(zipped)], { type: 'application/zip' }), `${view.month}.zip`);
    } catch (error) {
      notifyError(error);
    } finally {
      setFetching(null);
    }
  };
  return (
    <Panel title={words.title}>
      <p>{words.help(files.map(({ name }) => name))}</p>
      <Button loading={fetching !== null} w="fit-content" mt="xs" onClick={() => void once(take)}>
        {words.take}
      </Button>
      <p role="status">{fetching && words.fetching(fetching)}</p>
    </Panel>
  );
}
