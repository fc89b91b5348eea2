import { Text } from '@mantine/core';
import { listBanks } from '@shop/contracts/bank-statements/endpoints';
import type { BankView } from '@shop/contracts/bank-statements/views';
import { MOST_SHEET_ROWS } from '@shop/contracts/rules/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { Panel } from '../parts/panel.tsx';
import { OpenSheet } from '../parts/sheet/open-sheet.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { bankSheetOf } from './bank-sheet.ts';
import { ColumnsForm, type OpenedFile } from './columns-form.tsx';

/** Opens a bank's file: whose it is and what its columns are is asked once a bank. */
export function OpenStatement() {
  const mayRecord = staffSession.current().permissions.includes('payments.record');
  const banks = useQuery({
    queryKey: ['bank-statements', 'banks'],
    queryFn: () => callSignedIn(listBanks),
    enabled: mayRecord,
  });
  const back = { text: words.back, href: listAsLeft(paths.adminBankStatements) };
  return (
    <AdminPage title={words.openTitle} back={back} narrow>
      {mayRecord ? <Answer query={banks}>{(known) => <Open banks={known} />}</Answer> : <NotAllowed />}
    </AdminPage>
  );
}

function Open({ banks }: { banks: readonly BankView[] }) {
  const [file, setFile] = useState<OpenedFile | null>(null);
  if (file) return <ColumnsForm file={file} onOther={() => setFile(null)} />;
  return (
    <Panel title={words.fromFile}>
      <Text mb="sm">{words.openHelp}</Text>
      <OpenSheet
        primary
        most={MOST_SHEET_ROWS}
        onCells={(cells, fileName) => setFile({ cells, fileName, sheet: bankSheetOf(cells, banks) })}
      />
    </Panel>
  );
}
