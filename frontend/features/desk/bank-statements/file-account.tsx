import type { BankFileView, BankStatementView } from '@shop/contracts/bank-statements/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { words } from '../../../words/en/staff/bank.ts';
import styles from './bank-statements.module.css';

/** That no row of a file went in silence: what was taken, known and passed over, and whether its balances add up. */
export function FileAccount({ statement }: { statement: BankStatementView }) {
  const { rows, known, refused, file } = statement;
  const { moneyOut = [], noMoney = [] } = file ?? {};
  const passed = moneyOut.length + noMoney.length + refused.length;
  return (
    <div className={styles['told']}>
      {file && (
        <>
          <p>{words.adds(file.rows, rows, known, passed)}</p>
          <Balances account={file.account} />
        </>
      )}
      {passed > 0 && (
        <details open={refused.length > 0}>
          <summary>{words.passedOver(passed)}</summary>
          <ul>
            {moneyOut.length > 0 && <li>{words.moneyOut(moneyOut)}</li>}
            {noMoney.length > 0 && <li>{words.noMoney(noMoney)}</li>}
            {refused.length > 0 && <li>{words.refused(refused.length)}</li>}
            {refused.map(({ row, fault }) => (
              <li key={row}>{words.refusedRow(row, fault)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Balances({ account }: Pick<BankFileView, 'account'>) {
  const { openingPaise, creditsPaise, debitsPaise, closingPaise, gaps } = account;
  const [credits, debits] = [formatMoney(creditsPaise), formatMoney(debitsPaise)];
  if (openingPaise === null || closingPaise === null) return <p>{words.noBalances(credits, debits)}</p>;
  const sums = [formatMoney(openingPaise), credits, debits, formatMoney(closingPaise)] as const;
  if (gaps.length === 0) return <p>{words.balances(...sums)}</p>;
  return (
    <div role="alert" className={styles['caution']}>
      <p>{words.doesNotAdd(...sums)}</p>
      <ul>
        {gaps.map(({ row, paise }) => (
          <li key={row}>{words.gap(row, formatMoney(Math.abs(paise)))}</li>
        ))}
      </ul>
    </div>
  );
}
