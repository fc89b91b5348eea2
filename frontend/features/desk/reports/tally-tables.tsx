import type { TallyView } from '@shop/contracts/reports/tally';
import type { TallyCheck, TallyKind } from '@shop/contracts/rules/documents/tally';
import { quarterOf } from '@shop/contracts/rules/desk/tax-quarters';
import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/tally.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './sums.module.css';
import { MoneyCells, SumsTable } from './sums-table.tsx';
import own from './tally.module.css';

/** Where the rows are that a voucher of a kind is made of, or that a check is held against. */
const ROWS: Partial<
  Record<TallyKind | TallyCheck, readonly [path: string, filters: Record<string, string>]>
> = {
  sale: [paths.adminInvoices, { kind: 'invoice' }],
  'credit-note': [paths.adminInvoices, { kind: 'credit-note' }],
  receipt: [paths.adminReceipts, { source: 'order', direction: 'in' }],
  refund: [paths.adminReceipts, { source: 'order', direction: 'out' }],
  deposit: [paths.adminReceipts, { source: 'passbook', direction: 'in' }],
  'deposit-return': [paths.adminReceipts, { source: 'passbook', direction: 'out' }],
  correction: [paths.adminReceipts, {}],
  payout: [paths.adminReceipts, { source: 'payout' }],
  sales: [paths.adminInvoices, {}],
  tax: [paths.adminInvoices, {}],
  money: [paths.adminReceipts, {}],
};
/** Of a report of one day. */
const ON_DAY: Partial<Record<TallyKind | TallyCheck, string>> = {
  commission: paths.adminCommissions,
  commissions: paths.adminCommissions,
  deposits: paths.adminLiability,
};

/** Of a register by quarters. */
const IN_QUARTER: Partial<Record<TallyKind | TallyCheck, string>> = {
  'commission-tax': paths.adminTax,
  tds: paths.adminTax,
};

export const isEmpty = ({ kinds }: TallyView) => kinds.every(({ count }) => count === 0);
export const agrees = ({ checks }: TallyView) =>
  checks.every(({ vouchersPaise, reportPaise }) => vouchersPaise === reportPaise);

/** What vouchers come to: by kind, by ledger, and against the other reports. */
export function TallyTables({ view }: { view: TallyView }) {
  const { kinds, ledgers, checks, isClosed } = view;
  if (isEmpty(view)) return <EmptyState title={words.none}>{words.noneHelp}</EmptyState>;
  return (
    <>
      {!agrees(view) && <Notice kind="error">{words.differs}</Notice>}
      {!isClosed && <Notice>{words.open}</Notice>}
      <Panel title={words.vouchers}>
        <Wide label={words.vouchers} heads={[words.kind, words.number, words.sum]} hasTotal>
          {kinds
            .filter(({ count }) => count > 0)
            .map(({ kind, count, paise }) => (
              <Row key={kind} name={<Linked to={kind} view={view} text={words.kinds[kind]} />}>
                <td>{count}</td>
                <MoneyCells of={[paise]} />
              </Row>
            ))}
          <Row name={words.together}>
            <td>{kinds.reduce((sum, { count }) => sum + count, 0)}</td>
            <MoneyCells of={[kinds.reduce((sum, { paise }) => sum + paise, 0)]} />
          </Row>
        </Wide>
      </Panel>
      <Panel title={words.ledgers}>
        <Wide label={words.ledgers} heads={[words.ledger, words.debit, words.credit]} hasTotal>
          {ledgers.map(({ name, debitPaise, creditPaise }) => (
            <Row key={name} name={name}>
              <Amounts of={[debitPaise, creditPaise]} />
            </Row>
          ))}
          <Row name={words.together}>
            <Amounts of={sumOf(ledgers)} />
          </Row>
        </Wide>
      </Panel>
      <Panel title={words.agreement}>
        <Wide label={words.agreement} heads={[words.sum, words.vouchers, words.report]}>
          {checks.map(({ check, vouchersPaise, reportPaise }) => (
            <Row key={check} name={<Linked to={check} view={view} text={words.checks[check]} />}>
              <MoneyCells of={[vouchersPaise, reportPaise]} />
            </Row>
          ))}
        </Wide>
      </Panel>
      <p className={styles['how']}>
        {words.how} {words.before} <a href={paths.settingsSection('tally')}>{words.names}</a>
      </p>
    </>
  );
}

/** A large sum is wider than a phone: the table scrolls inside its panel. */
function Wide({ label, ...table }: ComponentProps<typeof SumsTable> & { label: string }) {
  return (
    <div className={own['scrolls']} tabIndex={0} role="region" aria-label={label}>
      <SumsTable {...table} />
    </div>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children}
    </tr>
  );
}

function Linked({ to, view, text }: { to: TallyKind | TallyCheck; view: TallyView; text: string }) {
  const rows = ROWS[to];
  const day = ON_DAY[to];
  const quarter = IN_QUARTER[to];
  if (quarter)
    return <a href={`${quarter}?${new URLSearchParams({ quarter: quarterOf(view.to) })}`}>{text}</a>;
  if (day) return <a href={`${day}?${new URLSearchParams({ day: view.to })}`}>{text}</a>;
  if (!rows) return text;
  const [path, filters] = rows;
  return <a href={`${path}?${new URLSearchParams({ ...filters, from: view.from, to: view.to })}`}>{text}</a>;
}

/** Of a ledger one side is often nothing: then nothing stands there. */
function Amounts({ of }: { of: readonly number[] }) {
  return of.map((paise, side) => <td key={side}>{paise !== 0 && <Money paise={paise} />}</td>);
}

const sumOf = (rows: readonly { debitPaise: number; creditPaise: number }[]) =>
  rows.reduce(
    ([debit, credit], { debitPaise, creditPaise }) => [debit + debitPaise, credit + creditPaise] as const,
    [0, 0] as readonly [number, number],
  );
