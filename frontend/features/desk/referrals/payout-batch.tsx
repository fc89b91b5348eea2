import {
  approvePayouts,
  discardPayouts,
  exportBankFile,
  readPayoutBatch,
} from '@shop/contracts/payouts/endpoints';
import type { PayoutBatchView } from '@shop/contracts/payouts/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/payouts.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { BatchMade, BatchSteps } from '../parts/batch/batch.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Panel } from '../parts/panel.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { BankAnswerPanel } from './bank-answer-panel.tsx';
import { PayoutRows } from './payout-rows.tsx';

/** A batch of payouts, from its making to what the bank said. */
export function PayoutBatch({ number }: { number: string }) {
  const mayPay = staffSession.current().permissions.includes('payouts.write');
  const query = useQuery({
    queryKey: ['payouts', 'one', number],
    queryFn: () => callSignedIn(readPayoutBatch, { params: { number } }),
    enabled: mayPay,
  });
  const back = { text: words.back, href: paths.adminPayouts };
  return (
    <AdminPage title={query.data ? words.batch(query.data.number) : words.title} back={back} narrow>
      {mayPay ? <Answer query={query}>{(batch) => <Batch batch={batch} />}</Answer> : <NotAllowed />}
    </AdminPage>
  );
}

function Batch({ batch }: { batch: PayoutBatchView }) {
  const { state, needsAnother, waiting } = batch;
  return (
    <>
      <Panel title={words.batchStates[state]} actions={state === 'proposed' && <Steps batch={batch} />}>
        <BatchMade batch={batch} words={words} />
        {needsAnother && <p>{words.needsAnother}</p>}
        <PayoutRows payouts={batch.rows} />
      </Panel>
      {waiting > 0 && <BankFile number={batch.number} />}
      {state === 'approved' && <BankAnswerPanel number={batch.number} />}
    </>
  );
}

function BankFile({ number }: { number: number }) {
  const params = { number: String(number), format: 'csv' };
  return (
    <Panel title={words.bankFile}>
      <p>{words.bankFileHelp}</p>
      <FileButton
        mt="sm"
        data-next-step
        take={() => downloadSignedIn(exportBankFile, { params })}
        name={`payouts-${number}.csv`}
      >
        {words.bankFile}
      </FileButton>
    </Panel>
  );
}

function Steps({ batch: { number, rows, grossPaise, taxPaise, needsAnother } }: { batch: PayoutBatchView }) {
  const queries = useQueryClient();
  const params = { number: String(number) };
  return (
    <BatchSteps
      step={`payouts/${number}`}
      number={number}
      mayApprove={!needsAnother}
      effects={words.approveEffects(rows.length, formatMoney(grossPaise - taxPaise))}
      words={words}
      approve={(attempt) => stepSignedIn(approvePayouts, { params, attempt })}
      discard={(attempt) => stepSignedIn(discardPayouts, { params, attempt })}
      onDone={(batch) => {
        queries.setQueryData(['payouts', 'one', params.number], batch);
        for (const topic of ['payouts', 'referrals', 'payout-preview']) {
          void queries.invalidateQueries({ queryKey: [topic] });
        }
      }}
    />
  );
}
