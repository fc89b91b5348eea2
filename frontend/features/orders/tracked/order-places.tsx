import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { addressLine } from '@shop/contracts/rules/places/town-line';
import { usePageContext } from 'vike-react/usePageContext';
import { words as goods } from '../../../words/en/shop/goods.ts';
import { words } from '../../../words/en/shop/orders-page.ts';
import styles from './order-places.module.css';
import cards from './tracked-order.module.css';

/** Where it is to be collected, or is brought; nothing once that is over. */
export function OrderPlace({ order: { state, pickupLocation, customer } }: { order: TrackedOrderView }) {
  if (state === 'cancelled' || state === 'collected') return null;
  return (
    <section className={cards['card']} aria-labelledby="place">
      <h2 id="place">{pickupLocation ? words.pickup : words.door}</h2>
      {pickupLocation ? (
        <>
          <p>
            <b>{pickupLocation.name}</b>
            <br />
            {pickupLocation.address}, {pickupLocation.city}&nbsp;{pickupLocation.pinCode}
          </p>
          <dl className={styles['facts']}>
            <Fact name={words.hours} value={pickupLocation.hours} />
            <Fact name={words.contact} value={pickupLocation.contact} />
          </dl>
          <p className={styles['links']}>
            <PhoneLink digits={pickupLocation.phone} />
            {pickupLocation.mapUrl && (
              <a href={pickupLocation.mapUrl} target="_blank" rel="noopener">
                {words.map}
              </a>
            )}
          </p>
        </>
      ) : (
        <p>
          {customer.name}
          <br />
          {addressLine(customer)}
        </p>
      )}
    </section>
  );
}

/** The lorry that brings it. */
export function OrderLorry({ order: { dispatch } }: { order: TrackedOrderView }) {
  if (!dispatch) return null;
  return (
    <section className={cards['card']} aria-labelledby="dispatch">
      <h2 id="dispatch">{words.dispatch}</h2>
      <dl className={styles['facts']}>
        <Fact name={words.transporter} value={dispatch.transporter} />
        <Fact name={words.lrNumber} value={dispatch.lrNumber} />
        <Fact name={words.lrDate} value={formatDay(dispatch.lrDate)} />
        <Fact name={words.parcels} value={String(dispatch.parcels)} />
      </dl>
    </section>
  );
}

/** Whom to call at the shop. */
export function ShopPhones() {
  const { identity } = usePageContext().shop;
  return (
    <section className={cards['card']} aria-labelledby="call">
      <h2 id="call">{words.call}</h2>
      <p>{identity.name}</p>
      <p className={styles['links']}>
        {identity.phones.map((digits) => (
          <PhoneLink key={digits} digits={digits} />
        ))}
      </p>
    </section>
  );
}

/** To whom it is invoiced, and what the state allows. */
export function OrderTerms({ order: { customer, destination } }: { order: TrackedOrderView }) {
  return (
    <>
      {customer.gstin && (
        <section className={cards['card']} aria-labelledby="gst-invoice">
          <h2 id="gst-invoice">{words.gstInvoice}</h2>
          <dl className={styles['facts']}>
            {customer.tradeName && <Fact name={words.tradeName} value={customer.tradeName} />}
            <Fact name={words.gstin} value={customer.gstin} />
          </dl>
        </section>
      )}
      {destination && (
        <section className={cards['card']} aria-labelledby="rules">
          <h2 id="rules">{customer.stateName}</h2>
          <dl className={styles['facts']}>
            <Fact name={goods.fact} value={goods.rule[destination.goods](customer.stateName)} />
            <Fact name={words.burstingHours} value={destination.burstingHours} />
            {destination.note && <Fact name={words.rules} value={destination.note} />}
          </dl>
        </section>
      )}
    </>
  );
}

function PhoneLink({ digits }: { digits: string }) {
  return <a href={`tel:+91${digits}`}>{formatMobile(digits)}</a>;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
