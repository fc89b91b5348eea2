import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { townLine } from '@shop/contracts/rules/places/town-line';
import { usePageContext } from 'vike-react/usePageContext';
import { words } from '../../../words/en/shop/orders-page.ts';
import styles from './estimate-sheet.module.css';

/** The head of the printed estimate: who sells, who buys, where it goes. On paper only. */
export function EstimateHead({ order }: { order: TrackedOrderView }) {
  const { identity, saleMode } = usePageContext().shop;
  const { customer, pickupLocation } = order;
  return (
    <div className={styles['head']} aria-hidden="true">
      <div className={styles['shop']}>
        <div>
          <b>{identity.name}</b>
          <span>{identity.legalName}</span>
          <span>
            {identity.address}, {identity.city}&nbsp;{identity.pinCode}
          </span>
          <span>
            {words.phone} {identity.phones.map(formatMobile).join(', ')} · {identity.email}
          </span>
          <span>
            {words.gstin} {identity.gstin} ·{' '}
            {words.licence(identity.licenceNumber, formatDay(identity.licenceExpiresOn))}
          </span>
        </div>
        <div className={styles['number']}>
          <span>{saleMode === 'order' ? words.printedOrder : words.estimate}</span>
          <b>{order.number}</b>
          <span>{formatDay(dayOf(new Date(order.placedAt)))}</span>
        </div>
      </div>
      <div className={styles['people']}>
        <div>
          <i>{words.to}</i>
          <b>{customer.name}</b>
          {customer.tradeName && <span>{customer.tradeName}</span>}
          {customer.gstin && (
            <span>
              {words.gstin} {customer.gstin}
            </span>
          )}
          {customer.address && <span>{customer.address}</span>}
          <span>{townLine(customer)}</span>
          <span>
            {words.phone} {formatMobile(customer.phone)}
          </span>
        </div>
        {pickupLocation && (
          <div>
            <i>{words.deliverTo}</i>
            <b>{pickupLocation.name}</b>
            <span>
              {pickupLocation.address}, {pickupLocation.city}&nbsp;{pickupLocation.pinCode}
            </span>
            <span>{pickupLocation.hours}</span>
            <span>
              {words.phone} {formatMobile(pickupLocation.phone)}
            </span>
          </div>
        )}
      </div>
    </div>
  );
}

/** The terms at its foot. On paper only. */
export function EstimateTerms() {
  return (
    <div className={styles['terms']} aria-hidden="true">
      <b>{words.termsTitle}</b>
      <ol>
        {words.terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ol>
    </div>
  );
}
