import { Button } from '@mantine/core';
import { pathOf } from '@shop/contracts/endpoint';
import { printPayoutStatement, readPayoutStatement } from '@shop/contracts/payouts/endpoints';
import type { PayoutStatementView, StatementLineView } from '@shop/contracts/payouts/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/payouts.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { percentOf } from '../parts/record/percent.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import styles from '../parts/paged/rows.module.css';

const shownDay = (instant: string) => formatDay(dayOf(new Date(instant)));

/** What a payout is made of, to read and to print. */
export function PayoutStatement({ reference }: { reference: string }) {
  const mayPay = staffSession.current().permissions.includes('payouts.write');
  const params = { reference };
  const query = useQuery({
    queryKey: ['payouts', 'statement', reference],
    queryFn: () => callSignedIn(readPayoutStatement, { params }),
    enabled: mayPay,
  });
  const actions = (
    <>
      <Button variant="default" onClick={() => window.print()}>
        {words.print}
      </Button>
      <Button component="a" variant="default" href={pathOf(printPayoutStatement, params)} target="_blank">
        {words.pdf}
      </Button>
    </>
  );
  return (
    <AdminPage
      title={words.statementTitle(reference)}
      back={{ text: words.back, href: paths.adminPayouts }}
      narrow
      actions={mayPay && actions}
    >
      {mayPay ? (
        <Answer query={query}>{(statement) => <Statement statement={statement} />}</Answer>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

function Statement({ statement }: { statement: PayoutStatementView }) {
  const { name, address, code, pan, tan, paidTo, bankReference, at, state, lines } = statement;
  const { grossPaise, netPaise, uncreditedPaise } = statement;
  const { taxSection, taxYear, basisPoints, taxablePaise, taxPaise } = statement;
  const facts = [
    name,
    address,
    `${words.code} ${code}`,
    `${words.pan} ${pan ?? words.panNone}`,
    paidTo,
    tan && words.tan(tan),
  ];
  const taxLine =
    taxablePaise === 0
      ? (uncreditedPaise === 0 ? words.taxCredited : words.taxNone)(taxSection, taxYear)
      : words.taxLine(taxSection, taxYear, percentOf(basisPoints), formatMoney(taxablePaise));
  return (
    <Panel title={`${shownDay(at)}, ${words.states[state]}`}>
      <p>
        {facts
          .filter((fact) => fact !== null)
          .map((fact) => (
            <span key={fact} className={styles['line']}>
              {fact}
            </span>
          ))}
        {bankReference && (
          <span className={styles['line']}>
            {words.bankReference} {bankReference}
          </span>
        )}
      </p>
      <table className={styles['rows']}>
        <caption className="visually-hidden">{words.statement}</caption>
        <thead>
          <tr>
            <th scope="col">{words.forWhat}</th>
            <th scope="col" className={styles['figure']}>
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={`${line.at} ${line.orderNumber ?? ''} ${line.kind}`}>
              <td>
                <ForWhat line={line} />
                <span className={styles['small']}>{underLine(line)}</span>
              </td>
              <td className={styles['figure']}>
                <Money paise={line.paise} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {(
            [
              [words.commissions, grossPaise],
              [taxLine, 0 - taxPaise],
              [words.paidOut, netPaise],
            ] as const
          ).map(([head, paise]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              <td className={styles['figure']}>
                <Money paise={paise} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Panel>
  );
}

function ForWhat({ line: { kind, orderNumber, paise } }: { line: StatementLineView }) {
  const { commission, back, returned, taxed } = words.lineOf;
  if (orderNumber === null) return kind === 'taxed' ? taxed : returned;
  return (
    <>
      {paise < 0 ? back : commission} <span className={styles['number']}>{orderNumber}</span>
    </>
  );
}

function underLine({ at, basePaise, basisPoints }: StatementLineView): string {
  const worth =
    basePaise === null || basisPoints === null
      ? []
      : [words.ofRate(percentOf(basisPoints), formatMoney(basePaise))];
  return [shownDay(at), ...worth].join(' · ');
}
