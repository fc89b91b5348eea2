import { Button } from '@mantine/core';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { approveRefunds, discardRefunds, exportRefundFile } from '@shop/contracts/schemes/endpoints';
import type { RefundBatchView, SchemeRefundsView } from '@shop/contracts/schemes/refund-views';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/admin-refunds.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { FileButton } from '../parts/file-button.tsx';
import rows from '../parts/paged/rows.module.css';
import { Panel } from '../parts/panel.tsx';

interface RefundBatchProps {
  batch: RefundBatchView;
  onDone: (view: SchemeRefundsView) => void;
}

/** A batch of refunds: who made and approved it, to whom how much goes, and the file for the bank. */
export function RefundBatch({ batch, onDone }: RefundBatchProps) {
  const { number, state, createdAt, createdBy, approvedAt, approvedBy } = batch;
  return (
    <Panel
      title={`${words.batch(number)}: ${words.states[state]}, ${formatMoney(batch.paise)}`}
      actions={state === 'proposed' && <Steps batch={batch} onDone={onDone} />}
    >
      <p>
        {words.madeBy(formatInstant(createdAt), createdBy)}
        {approvedAt !== null && (
          <>
            <br />
            {words.approvedBy(formatInstant(approvedAt), approvedBy ?? '')}
          </>
        )}
      </p>
      {isOvertaken(batch) ? <p>{words.overtaken}</p> : batch.needsAnother && <p>{words.needsAnother}</p>}
      <table className={rows['rows']}>
        <caption className="visually-hidden">{words.batch(number)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.member}</th>
            <th scope="col" className={rows['figure']}>
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {batch.rows.map(({ reference, number: passbook, name, paise, payTo, isOvertaken: isMarked }) => (
            <tr key={reference}>
              <td>
                <a href={paths.adminMember(passbook)}>{name}</a>
                <span className={rows['small']}>
                  {[passbook, reference, words.payTo(payTo), isMarked && words.isOvertaken]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td className={rows['figure']}>
                <Money paise={paise} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {state === 'approved' && (
        <FileButton
          mt="sm"
          variant="default"
          take={() =>
            downloadSignedIn(exportRefundFile, { params: { number: String(number), format: 'csv' } })
          }
          name={`scheme-refunds-${number}.csv`}
        >
          {words.bankFile}
        </FileButton>
      )}
    </Panel>
  );
}

/** What can be done with a batch before it counts. */
function Steps({ batch, onDone }: RefundBatchProps) {
  const { number, rows: refunds, paise, needsAnother } = batch;
  const [asking, setAsking] = useState<'approve' | 'discard' | null>(null);
  const params = { number: String(number) };
  const approving = useAction<null, SchemeRefundsView>({
    step: `scheme-refunds/${number}/approval`,
    send: (_, attempt) => stepSignedIn(approveRefunds, { params, attempt }),
    onDone,
    done: () => words.approved,
  });
  const discarding = useAction<null, SchemeRefundsView>({
    step: `scheme-refunds/${number}/discard`,
    send: (_, attempt) => stepSignedIn(discardRefunds, { params, attempt }),
    onDone,
    done: () => words.discarded,
  });
  const asks = {
    approve: {
      title: words.approveTitle(number),
      effects: words.approveEffects(refunds.length, formatMoney(paise)),
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
      {!needsAnother && !isOvertaken(batch) && (
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

/** The API would not approve it. */
function isOvertaken({ rows: refunds }: RefundBatchView): boolean {
  return refunds.some((refund) => refund.isOvertaken);
}
