import type { InvoiceView } from '@shop/contracts/invoices/views';
import { formatDay } from '@shop/contracts/rules/days';
import { amountInWords } from '@shop/contracts/rules/documents/invoices/amount-in-words';
import {
  gstinOf,
  placeOfSupplyOf,
  sumOf,
  type InvoiceContent,
} from '@shop/contracts/rules/documents/invoices/invoice';
import { COPIES, copiesOf, type InvoiceCopy } from '@shop/contracts/rules/documents/invoices/copies';
import { linesByRate, printedHsn } from '@shop/contracts/rules/documents/invoices/printed-hsn';
import { formatMobile } from '@shop/contracts/rules/phone';
import { townLine } from '@shop/contracts/rules/places/town-line';
import type { ReactNode } from 'react';
import { documentWords as words } from '../../../words/en/staff/invoices.ts';
import styles from './sheet.module.css';

const figures = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
/** Rupees with two places and no sign, as bills have them. */
const plain = (paise: number) => figures.format(paise / 100);
const percent = (basisPoints: number) => `${basisPoints / 100} %`;

interface SignedInvoice {
  invoice: InvoiceView;
  /** What the portal signed, as SVG. */
  qrCode: string | null;
}

interface InvoiceSheetProps extends SignedInvoice {
  copy: InvoiceCopy;
}

/** A tax invoice or credit note in all its copies. */
export function InvoiceSheets({ invoice, qrCode }: SignedInvoice) {
  return copiesOf(invoice).map((copy) => (
    <InvoiceSheet key={copy} invoice={invoice} qrCode={qrCode} copy={copy} />
  ));
}

/** A copy of it as a sheet of paper. */
function InvoiceSheet({ invoice, qrCode, copy }: InvoiceSheetProps) {
  const { kind, reason, content } = invoice;
  const { lines, totals, seller } = content;
  const hasDiscount = lines.some(({ discountPaise }) => discountPaise > 0);
  return (
    <article
      data-paper
      className={styles['sheet']}
      aria-label={`${words.kinds[kind]} ${invoice.number}${copy === 'recipient' ? '' : `, ${COPIES[copy].toLowerCase()}`}`}
    >
      <Head invoice={invoice} copy={copy} />
      <Registered invoice={invoice} qrCode={qrCode}>
        <People invoice={invoice} />
      </Registered>
      <Lines lines={lines} seller={seller} />
      <div className={styles['ends']}>
        <div>
          <p className={styles['words']}>{amountInWords(totals.totalPaise)}</p>
          <Rates invoice={invoice} />
        </div>
        <Sums invoice={invoice} />
      </div>
      <footer className={styles['foot']}>
        <div>
          {reason && (
            <p>
              {words.reason}: {reason}
            </p>
          )}
          <p>
            {words.included} {hasDiscount && words.benefit}
          </p>
          <p>{words.reverseCharge}</p>
        </div>
        <div className={styles['sign']}>
          <span>{words.forSeller(seller.legalName)}</span>
          <span>{words.signatory}</span>
        </div>
      </footer>
    </article>
  );
}

function Head({ invoice: { kind, number, day, credits, content }, copy }: Omit<InvoiceSheetProps, 'qrCode'>) {
  const { seller, orderNumber } = content;
  return (
    <header className={styles['head']}>
      <div>
        <h2>{seller.legalName}</h2>
        <p>
          {seller.address}, {seller.city}&nbsp;{seller.pinCode}, {seller.stateName} ({seller.stateCode})
        </p>
        <p>
          {words.gstin} {seller.gstin} · {words.licence} {seller.licenceNumber}
        </p>
        <p>
          {words.phone} {seller.phones.map(formatMobile).join(', ')} · {seller.email}
        </p>
      </div>
      <div className={styles['title']}>
        <b>{words.kinds[kind]}</b>
        <b className={styles['number']}>{number}</b>
        <span>
          {words.date} {formatDay(day)} · {words.order} {orderNumber}
        </span>
        <small>{credits ? words.against(credits.number, formatDay(credits.day)) : COPIES[copy]}</small>
      </div>
    </header>
  );
}

/** What the portal gave, beside and over the people. */
function Registered({ invoice, qrCode, children }: SignedInvoice & { children: ReactNode }) {
  const { number, eInvoice } = invoice;
  if (!eInvoice) return children;
  return (
    <div className={styles['registered']}>
      <div>
        <p className={styles['irn']}>
          {words.irn} {eInvoice.irn}
        </p>
        <p>{words.acknowledgement(eInvoice.ackNo, formatDay(eInvoice.ackDay))}</p>
        {children}
      </div>
      {qrCode && (
        <img
          className={styles['signed']}
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt={words.signed(number)}
        />
      )}
    </div>
  );
}

function People({ invoice: { content, dispatch } }: { invoice: InvoiceView }) {
  const { buyer, delivery } = content;
  const gstin = gstinOf(content);
  const supplied = placeOfSupplyOf(content);
  return (
    <div className={styles['people']}>
      <div>
        <small>{words.billedTo}</small>
        <b>{buyer.tradeName ?? buyer.name}</b>
        {buyer.tradeName && <p>{buyer.name}</p>}
        {gstin && (
          <p>
            {words.gstin} {gstin}
          </p>
        )}
        {buyer.address && <p>{buyer.address}</p>}
        <p>{townLine(buyer)}</p>
        <p>
          {words.phone} {formatMobile(buyer.phone)}
        </p>
      </div>
      <div>
        <small>{words.deliveredAt}</small>
        <b>{delivery.name}</b>
        <p>
          {delivery.address}, {delivery.city}&nbsp;{delivery.pinCode}
        </p>
        <p>
          {words.placeOfSupply}: {supplied.name} ({supplied.code})
        </p>
        {dispatch && <p>{words.lorry(dispatch.transporter, dispatch.lrNumber, dispatch.parcels)}</p>}
        {dispatch?.ewayBill && (
          <p>
            {words.ewayBill} {dispatch.ewayBill}
          </p>
        )}
      </div>
    </div>
  );
}

type Line = InvoiceContent['lines'][number];

const figuresOf = {
  quantity: ({ quantity, unit }: Line) => quantity !== null && `${quantity} ${unit ?? ''}`,
  rate: ({ ratePaise }: Line) => ratePaise !== null && plain(ratePaise),
  discount: ({ discountPaise }: Line) => discountPaise > 0 && plain(discountPaise),
  taxable: ({ taxablePaise }: Line) => plain(taxablePaise),
  percent: ({ basisPoints }: Line) => percent(basisPoints),
  tax: ({ cgstPaise, sgstPaise, igstPaise }: Line) => plain(cgstPaise + sgstPaise + igstPaise),
  amount: ({ totalPaise }: Line) => plain(totalPaise),
};
const heads = ['quantity', 'rate', 'discount', 'taxable', 'percent', 'tax', 'amount'] as const;

function Lines({ lines, seller }: Pick<InvoiceContent, 'lines' | 'seller'>) {
  return (
    <div className={styles['scroll']} role="region" aria-label={words.lines} tabIndex={0}>
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">{words.place}</th>
            <th scope="col">{words.description}</th>
            <th scope="col">{words.hsn}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles['figure']}>
                {words[head]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.charge ?? line.code}>
              <td>{index + 1}</td>
              <th scope="row">
                {line.charge ? words.charges[line.charge] : line.name}
                {!line.charge && (
                  <small>{[line.code, line.content, line.nameTa].filter(Boolean).join(' · ')}</small>
                )}
              </th>
              <td data-label={words.hsn}>{printedHsn(line, seller)}</td>
              {heads.map((head) => (
                <td key={head} data-label={words[head]} className={styles['figure']}>
                  {figuresOf[head](line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sums({ invoice: { content } }: { invoice: InvoiceView }) {
  const { totals, isWithinState } = content;
  const taxes: [string, number][] = isWithinState
    ? [
        [words.cgst, totals.cgstPaise],
        [words.sgst, totals.sgstPaise],
      ]
    : [[words.igst, totals.igstPaise]];
  const sums: [string, number][] = [
    [words.taxable, totals.taxablePaise],
    ...taxes,
    [words.rounding, totals.roundingPaise],
  ];
  return (
    <dl className={styles['sums']}>
      {sums.map(([name, paise]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{plain(paise)}</dd>
        </div>
      ))}
      <div className={styles['total']}>
        <dt>{words.total}</dt>
        <dd>₹{plain(totals.totalPaise)}</dd>
      </div>
    </dl>
  );
}

/** What the lines come to by HSN and rate. */
function Rates({ invoice: { content } }: { invoice: InvoiceView }) {
  const taxes = content.isWithinState ? (['cgst', 'sgst'] as const) : (['igst'] as const);
  const { lines: all, seller } = content;
  return (
    <table className={styles['rates']}>
      <thead>
        <tr>
          <th scope="col">{words.hsn}</th>
          <th scope="col" className={styles['figure']}>
            {words.taxable}
          </th>
          {taxes.map((tax) => (
            <th key={tax} scope="col" className={styles['figure']}>
              {words[tax]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linesByRate(all, seller).map((lines) => {
          const [line] = lines;
          if (!line) return null;
          const sum = sumOf(lines, 0);
          const { basisPoints } = line;
          const hsn = printedHsn(line, seller);
          return (
            <tr key={`${hsn} ${basisPoints}`}>
              <td>{hsn}</td>
              <td className={styles['figure']}>{plain(sum.taxablePaise)}</td>
              {taxes.map((tax) => (
                <td key={tax} className={styles['figure']}>
                  <small>{percent(basisPoints / taxes.length)}</small> {plain(sum[`${tax}Paise`])}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
