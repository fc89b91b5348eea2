import { Button } from '@mantine/core';
import {
  approvePayouts,
  discardPayouts,
  exportBankFile,
  readPayoutBatch,
} from '@shop/contracts/payouts/endpoints';
import type { PayoutBatchView } from '@shop/contracts/payouts/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/admin-payouts.ts';
import { staffSession } from '../../accounts/session.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
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
  const { state, createdAt, createdBy, approvedAt, approvedBy, needsAnother, waiting } = batch;
  return (
    <>
      <Panel title={words.batchStates[state]} actions={state === 'proposed' && <Steps batch={batch} />}>
        <p>
          {words.madeBy(formatInstant(createdAt), createdBy)}
          {approvedAt !== null && (
            <>
              <br />
              {words.approvedBy(formatInstant(approvedAt), approvedBy ?? '')}
            </>
          )}
        </p>
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

/** What can be done with a batch before it counts. */
function Steps({ batch: { number, rows, grossPaise, taxPaise, needsAnother } }: { batch: PayoutBatchView }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<'approve' | 'discard' | null>(null);
  const params = { number: String(number) };
  const onDone = (batch: PayoutBatchView) => {
    queries.setQueryData(['payouts', 'one', params.number], batch);
    for (const topic of ['payouts', 'referrals', 'payout-preview']) {
      void queries.invalidateQueries({ queryKey: [topic] });
    }
  };
  const approving = useAction({
    step: `payouts/${number}/approval`,
    send: (_: null, attempt) => stepSignedIn(approvePayouts, { params, attempt }),
    onDone,
    done: () => words.approved,
  });
  const discarding = useAction({
    step: `payouts/${number}/discard`,
    send: (_: null, attempt) => stepSignedIn(discardPayouts, { params, attempt }),
    onDone,
    done: () => words.discarded,
  });
  const asks = {
    approve: {
      title: words.approveTitle(number),
      effects: words.approveEffects(rows.length, formatMoney(grossPaise - taxPaise)),
      submit: words.approve,
      run: () => approving.run(null),
    },
    discard: {
      title: words.discardTitle(number),
      effects: words.discardEffects,
      submit: words.discard,
      danger: true,
      run: () => discarding.run(null),
    },
  };
  return (
    <>
      {!needsAnother && (
        <Button onClick={() => setAsking('approve')} data-next-step>
          {words.approve}
        </Button>
      )}
      <Button variant="outline" color="red" onClick={() => setAsking('discard')}>
        {words.discard}
      </Button>
      {asking && <AskFirst {...asks[asking]} onClose={() => setAsking(null)} />}
    </>
  );
}
