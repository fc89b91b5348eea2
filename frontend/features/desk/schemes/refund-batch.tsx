import { formatMoney } from '@shop/contracts/rules/money';
import { approveRefunds, discardRefunds, exportRefundFile } from '@shop/contracts/schemes/endpoints';
import type { RefundBatchView, SchemeRefundsView } from '@shop/contracts/schemes/refund-views';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/refunds.ts';
import { BatchMade, BatchSteps } from '../parts/batch/batch.tsx';
import { FileButton } from '../parts/file-button.tsx';
import rows from '../parts/paged/rows.module.css';
import { Panel } from '../parts/panel.tsx';

interface RefundBatchProps {
  batch: RefundBatchView;
  onDone: (view: SchemeRefundsView) => void;
}

/** A batch of refunds: who made and approved it, to whom how much goes, and the file for the bank. */
export function RefundBatch({ batch, onDone }: RefundBatchProps) {
  const { number, state } = batch;
  return (
    <Panel
      title={`${words.batch(number)}: ${words.states[state]}, ${formatMoney(batch.paise)}`}
      actions={state === 'proposed' && <Steps batch={batch} onDone={onDone} />}
    >
      <BatchMade batch={batch} words={words} />
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

function Steps({ batch, onDone }: RefundBatchProps) {
  const { number, rows: refunds, paise, needsAnother } = batch;
  const params = { number: String(number) };
  return (
    <BatchSteps
      step={`scheme-refunds/${number}`}
      number={number}
      mayApprove={!needsAnother && !isOvertaken(batch)}
      effects={words.approveEffects(refunds.length, formatMoney(paise))}
      words={words}
      approve={(attempt) => stepSignedIn(approveRefunds, { params, attempt })}
      discard={(attempt) => stepSignedIn(discardRefunds, { params, attempt })}
      onDone={onDone}
    />
  );
}

/** The API would not approve it. */
function isOvertaken({ rows: refunds }: RefundBatchView): boolean {
  return refunds.some((refund) => refund.isOvertaken);
}
