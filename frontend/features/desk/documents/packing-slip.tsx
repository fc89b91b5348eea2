import type { DocumentOrderView } from '@shop/contracts/documents/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { documentWords as words } from '../../../words/en/staff/documents.ts';
import styles from './sheet.module.css';

/** What is packed of an order. @param qrCode leads a phone to its packing, as SVG */
export function PackingSlip({ order, qrCode }: { order: DocumentOrderView; qrCode: string }) {
  const { number, placedAt, customer, pickupLocation, remarks, hold, lines } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const place = pickupLocation
    ? `${pickupLocation.name}, ${pickupLocation.city}, ${customer.stateName} ${pickupLocation.pinCode}`
    : words.toDoor(`${customer.address}, ${customer.city}, ${customer.stateName} ${customer.pinCode}`);
  return (
    <article data-paper className={styles['sheet']} aria-label={`${words.packingSlip} ${number}`}>
      <header className={styles['slip']}>
        <div>
          <small>{words.packingSlip}</small>
          <h2 className={styles['big']}>{number}</h2>
          <small>{words.placed(formatDay(dayOf(new Date(placedAt))))}</small>
          <p className={styles['strong']}>
            <bdi>{customer.name}</bdi> · {formatMobile(customer.phone)}
          </p>
          <p>{place}</p>
          {remarks && (
            <p className={styles['strong']}>
              {words.remarks}: {remarks}
            </p>
          )}
          {hold && (
            <p className={styles['strong']}>
              {words.onHold}: {hold.reason}
            </p>
          )}
        </div>
        <img
          className={styles['qrCode']}
          src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
          alt={words.qrCode(number)}
        />
      </header>
      <table className={`${styles['lines']} ${styles['packing']}`}>
        <thead>
          <tr>
            <th scope="col">{words.code}</th>
            <th scope="col">{words.product}</th>
            <th scope="col">{words.content}</th>
            <th scope="col" className={styles['figure']}>
              {words.quantity}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, name, nameTa, unit, content, quantity }) => (
            <tr key={code}>
              <td className={styles['tick']}>{code}</td>
              <th scope="row">
                {name}
                {nameTa && <small>{nameTa}</small>}
              </th>
              <td>{content ? `${unit}, ${content}` : unit}</td>
              <td className={`${styles['figure']} ${styles['strong']}`}>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={styles['signs']}>
        <b>{words.sum(lines.length, pieces)}</b>
        <span>{words.packedBy}</span>
        <span>{words.parcels}</span>
      </footer>
    </article>
  );
}
