import type { DocumentOrderView } from '@shop/contracts/documents/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { townLine } from '@shop/contracts/rules/places/town-line';
import { usePageContext } from 'vike-react/usePageContext';
import { documentWords as words } from '../../../words/en/staff/documents.ts';
import styles from './sheet.module.css';

/** The bill of an order that is not yet an invoice. */
export function EstimateSheet({ order }: { order: DocumentOrderView }) {
  const { identity } = usePageContext().shop;
  const { number, placedAt, state, remarks } = order;
  const title = state === 'cancelled' ? words.cancelled : words.estimate;
  return (
    <article data-paper className={styles['sheet']} aria-label={`${title} ${number}`}>
      <header className={styles['head']}>
        <div>
          <h2>{identity.name}</h2>
          <p>
            {identity.address}, {identity.city}&nbsp;{identity.pinCode}
          </p>
          <p>{identity.phones.map(formatMobile).join(', ')}</p>
        </div>
        <div className={styles['title']}>
          <b>{title}</b>
          <b className={styles['number']}>{number}</b>
          <span>{formatInstant(placedAt)}</span>
        </div>
      </header>
      <People order={order} />
      {remarks && (
        <p>
          {words.remarks}: {remarks}
        </p>
      )}
      <Lines order={order} />
      <div className={styles['ends']}>
        <EstimateRemarks order={order} />
        <Sums order={order} />
      </div>
    </article>
  );
}

function People({ order: { customer, pickupLocation: place } }: { order: DocumentOrderView }) {
  return (
    <div className={styles['people']}>
      <div>
        <small>{words.forWhom}</small>
        <b>{customer.name}</b>
        {customer.address && <p>{customer.address}</p>}
        <p>{townLine(customer)}</p>
        <p>{formatMobile(customer.phone)}</p>
      </div>
      <div>
        <small>{place ? words.collectAt : words.deliveredTo}</small>
        {place ? (
          <>
            <b>{place.name}</b>
            <p>
              {place.address}, {place.city}&nbsp;{place.pinCode}
            </p>
            <p>
              {place.contact}, {formatMobile(place.phone)}
            </p>
            <p>{place.hours}</p>
          </>
        ) : (
          <p>{words.adultAtHome}</p>
        )}
      </div>
    </div>
  );
}

function Lines({ order: { lines } }: { order: DocumentOrderView }) {
  return (
    <div className={styles['scroll']} role="region" aria-label={words.lines} tabIndex={0}>
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.content}</th>
            {[words.netRate, words.quantity, words.amount].map((head) => (
              <th key={head} scope="col" className={styles['figure']}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, name, nameTa, unit, content, netPaise, quantity, amountPaise }) => (
            <tr key={code}>
              <td className={styles['code']}>{code}</td>
              <th scope="row">
                {name}
                {nameTa && <small>{nameTa}</small>}
              </th>
              <td>{content ? `${unit}, ${content}` : unit}</td>
              <td className={styles['figure']}>{formatMoney(netPaise)}</td>
              <td className={styles['figure']}>{quantity}</td>
              <td className={styles['figure']}>{formatMoney(amountPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Sums({ order }: { order: DocumentOrderView }) {
  const { totals, paidPaise, balancePaise, benefitPaise, creditedPaise } = order;
  const before: [name: string, sum: string][] = [
    [words.mrp, formatMoney(totals.mrpPaise)],
    [words.discount, formatMoney(-totals.discountPaise)],
    [words.goods, formatMoney(totals.goodsPaise)],
    [words.packing, formatMoney(totals.packingPaise)],
    [words.freight, totals.freightPaise === null ? words.onCollection : formatMoney(totals.freightPaise)],
    [words.rounding, formatMoney(totals.roundingPaise)],
  ];
  const isOpen = paidPaise !== 0 || creditedPaise > 0;
  const after: [name: string, sum: string, isSaid: boolean][] = [
    [words.benefit, formatMoney(-benefitPaise), benefitPaise > 0],
    [words.credited, formatMoney(-creditedPaise), creditedPaise > 0],
    [words.paid, formatMoney(paidPaise), isOpen],
    [words.balance, formatMoney(balancePaise), isOpen],
  ];
  const row = ([name, sum]: [name: string, sum: string, isSaid?: boolean]) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
  return (
    <dl className={styles['sums']}>
      {before.map(row)}
      <div className={styles['total']}>
        <dt>{words.total}</dt>
        <dd>{formatMoney(totals.totalPaise)}</dd>
      </div>
      {after.filter(([, , isSaid]) => isSaid).map(row)}
    </dl>
  );
}

function EstimateRemarks({ order: { paymentDetails, destination } }: { order: DocumentOrderView }) {
  return (
    <div className={styles['told']}>
      <p>{words.noInvoice}</p>
      {paymentDetails && <p>{words.payBy(paymentDetails)}</p>}
      {destination?.burstingHours && <p>{words.bursting(destination.burstingHours, destination.note)}</p>}
    </div>
  );
}
