import type { LeftOverView, MonthView } from '@shop/contracts/reports/month';
import { firstDayOf } from '@shop/contracts/rules/months';
import { quarterOf } from '@shop/contracts/rules/desk/tax-quarters';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Permission } from '@shop/contracts/rules/permissions';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { monthWords as words } from '../../../../words/en/staff/month.ts';
import { openedBy } from '../../parts/opened-by.ts';
import { Panel } from '../../parts/panel.tsx';
import styles from './month.module.css';

/** What lacks something before the month is closed; each line leads to where it is done, for whoever may go there. */
export function LeftToDo({ view }: { view: MonthView }) {
  const { month, to, bankRows, unbacked, withoutHsn, withoutInvoice, withoutIrn, payoutsSent } = view;
  const { uncredited, taxOpen } = view;
  const range = `from=${firstDayOf(month)}&to=${to}`;
  const lines = [
    bankRows.count > 0 && (
      <Line
        key="bank"
        needs="payments.record"
        href={paths.adminBankStatements}
        text={words.bankRows(bankRows.count, formatMoney(bankRows.paise))}
      />
    ),
    unbacked.count > 0 && (
      <Line
        key="unbacked"
        needs="reports.read"
        href={`${paths.adminReceipts}?unbacked=true&${range}`}
        text={words.unbacked(unbacked.count, formatMoney(unbacked.paise))}
      />
    ),
    withoutHsn.count > 0 && (
      <Line key="hsn" text={words.withoutHsn(withoutHsn.count)}>
        <Numbers left={withoutHsn} hrefOf={paths.adminInvoice} needs="invoices.read" />
      </Line>
    ),
    withoutInvoice.count > 0 && (
      <Line key="invoice" text={words.withoutInvoice(withoutInvoice.count)}>
        <Numbers left={withoutInvoice} hrefOf={paths.adminOrder} needs="orders.read" />
      </Line>
    ),
    withoutIrn.count > 0 && (
      <Line
        key="irn"
        needs="invoices.read"
        href={paths.adminEInvoices}
        text={words.withoutIrn(withoutIrn.count)}
      />
    ),
    payoutsSent.count > 0 && (
      <Line
        key="payouts"
        needs="payouts.write"
        href={paths.adminPayouts}
        text={words.payoutsSent(payoutsSent.count, formatMoney(payoutsSent.paise))}
      />
    ),
    uncredited.count > 0 && (
      <Line
        key="uncredited"
        needs="payouts.write"
        href={paths.adminPayouts}
        text={words.uncredited(uncredited.count, formatMoney(uncredited.paise))}
      />
    ),
    taxOpen.count > 0 && (
      <Line
        key="tax"
        needs="reports.read"
        href={`${paths.adminTax}?quarter=${quarterOf(to)}&open=true`}
        text={words.taxOpen(formatMoney(taxOpen.paise))}
      />
    ),
  ].filter(Boolean);
  return (
    <Panel title={words.toDo}>
      {lines.length > 0 ? <ul className={styles['list']}>{lines}</ul> : <p>{words.nothing}</p>}
    </Panel>
  );
}

interface LineProps {
  needs?: Permission;
  href?: string;
  text: string;
  /** Which ones. */
  children?: ReactNode;
}

function Line({ needs, href, text, children }: LineProps) {
  const leads = href && needs && openedBy(needs, href);
  return (
    <li>
      {leads ? <a href={leads}>{text}</a> : text}
      {children}
    </li>
  );
}

function Numbers(props: { left: LeftOverView; hrefOf: (number: string) => string; needs: Permission }) {
  const { left, hrefOf, needs } = props;
  const more = left.count - left.numbers.length;
  return (
    <>
      {': '}
      {left.numbers.map((number, index) => {
        const href = openedBy(needs, hrefOf(number));
        return (
          <span key={number}>
            {index > 0 && ', '}
            {href ? <a href={href}>{number}</a> : number}
          </span>
        );
      })}
      {more > 0 && ` ${words.more(more)}`}
    </>
  );
}
