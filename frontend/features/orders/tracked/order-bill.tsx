import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { addressLine } from '@shop/contracts/rules/places/town-line';
import { unitOf } from '../../../words/en/shop/goods-facts.ts';
import { words as bill } from '../../../words/en/shop/orders-bill.ts';
import { words } from '../../../words/en/shop/orders-page.ts';
import { BillTotals } from '../review/bill/bill-totals.tsx';
import { fullName } from '../form/list-rows.ts';
import { otherLanguage } from '../../../lib/language.ts';
import styles from './order-bill.module.css';

/** Every line of the order and what it comes to, on the screen and on paper. */
export function OrderBill({ order }: { order: TrackedOrderView }) {
  const { lines, totals, customer, remarks, paidPaise, balancePaise, benefitPaise, creditedPaise } = order;
  const { unreserved } = order;
  const isPart = unreserved.length < lines.length;
  return (
    <section className={styles['bill']} aria-labelledby="bill">
      <h2 id="bill">{words.bill}</h2>
      <table className={styles['lines']}>
        <thead>
          <tr>
            <th scope="col" className={styles['paper']}>
              #
            </th>
            <th scope="col">{bill.item}</th>
            <th scope="col" className={styles['wide']}>
              {bill.mrpColumn}
            </th>
            <th scope="col" className={styles['wide']}>
              {bill.rate}
            </th>
            <th scope="col">{bill.quantity}</th>
            <th scope="col">{bill.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={line.code}>
              <td className={styles['paper']}>{index + 1}</td>
              <th scope="row">
                {fullName(line)}
                {line.nameTa && <span lang={otherLanguage}>{line.nameTa}</span>}
                <small>
                  {line.code}
                  <span className={styles['narrow']}> · {formatMoney(line.netPaise)}</span>
                </small>
                {isPart && unreserved.includes(line.code) && <small>{words.notSetAside}</small>}
              </th>
              <td className={styles['wide']}>
                <s>{formatMoney(line.mrpPaise)}</s>
              </td>
              <td className={styles['wide']}>{formatMoney(line.netPaise)}</td>
              <td>
                {line.quantity} × {unitOf(line.unit)}
              </td>
              <td>{formatMoney(line.amountPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['foot']}>
        <div className={styles['who']}>
          <div className={styles['screen']}>
            <h3>{words.customer}</h3>
            <p>
              {customer.name}
              <br />
              {addressLine(customer)}
            </p>
          </div>
          {remarks && (
            <>
              <h3>{words.remarks}</h3>
              <p>{remarks}</p>
            </>
          )}
          <p className={styles['tax']}>{bill.taxIncluded}</p>
        </div>
        <div>
          <BillTotals totals={totals} benefitPaise={benefitPaise} />
          {(paidPaise !== 0 || creditedPaise > 0) && (
            <dl className={styles['balance']}>
              {creditedPaise > 0 && (
                <div>
                  <dt>{words.credited}</dt>
                  <dd>−{formatMoney(creditedPaise)}</dd>
                </div>
              )}
              <div>
                <dt>{words.paid}</dt>
                <dd>{formatMoney(paidPaise)}</dd>
              </div>
              <div>
                <dt>{words.balance}</dt>
                <dd>{formatMoney(balancePaise)}</dd>
              </div>
            </dl>
          )}
        </div>
      </div>
    </section>
  );
}
