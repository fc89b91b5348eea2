import type { DocumentOrderView } from '@shop/contracts/documents/views';
import { formatDay } from '@shop/contracts/rules/days';
import { byLorry, type Load } from '@shop/contracts/rules/documents/loads';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { documentWords as words } from '../../../words/en/staff/documents.ts';
import styles from './sheet.module.css';

interface DispatchSheetProps {
  orders: readonly DocumentOrderView[];
  parcelsOf: (order: DocumentOrderView) => number;
}

/** What goes where on which lorry, a page for each pickup location and transporter. */
export function DispatchSheet({ orders, parcelsOf }: DispatchSheetProps) {
  return byLorry(orders).map((load) => (
    <Part
      key={`${load.place ?? ''} ${load.transporter ?? ''} ${load.day ?? ''}`}
      load={load}
      parcelsOf={parcelsOf}
    />
  ));
}

function Part({
  load,
  parcelsOf,
}: { load: Load<DocumentOrderView> } & Pick<DispatchSheetProps, 'parcelsOf'>) {
  const { identity } = usePageContext().shop;
  const { place, transporter, day, orders } = load;
  const parcels = orders.reduce((sum, order) => sum + parcelsOf(order), 0);
  return (
    <article
      data-paper
      className={styles['sheet']}
      aria-label={`${words.dispatchSheet} ${place ?? words.doors}`}
    >
      <header className={styles['head']}>
        <div>
          <small>
            {words.dispatchSheet} · {identity.name}
          </small>
          <h2>{place ?? words.doors}</h2>
        </div>
        <div className={styles['title']}>
          <b>{transporter}</b>
          <span>{day ? formatDay(day) : words.notYet}</span>
        </div>
      </header>
      <div className={styles['scroll']} role="region" aria-label={words.dispatchSheet} tabIndex={0}>
        <table className={styles['lines']}>
          <thead>
            <tr>
              <th scope="col">{words.order}</th>
              <th scope="col">{words.customer}</th>
              <th scope="col">{words.phone}</th>
              <th scope="col">{words.lrNumber}</th>
              <th scope="col" className={styles['figure']}>
                {words.parcels}
              </th>
              <th scope="col" className={styles['figure']}>
                {words.toPay}
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.number}>
                <th scope="row" className={`${styles['strong']} ${styles['code']}`}>
                  {order.number}
                </th>
                <td className={styles['name']}>
                  <bdi>{order.customer.name}</bdi>, {order.customer.city}
                </td>
                <td className={styles['code']}>{formatMobile(order.customer.phone)}</td>
                <td className={styles['code']}>{order.dispatch?.lrNumber}</td>
                <td className={styles['figure']}>{parcelsOf(order)}</td>
                <td className={styles['figure']}>
                  {order.balancePaise > 0 && formatMoney(order.balancePaise)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className={styles['signs']}>
        <b>{words.load(orders.length, parcels)}</b>
        <span>{words.handedOver}</span>
        <span>{words.driver}</span>
      </footer>
    </article>
  );
}
