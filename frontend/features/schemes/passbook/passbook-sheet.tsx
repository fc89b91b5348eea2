import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { today } from '../../../lib/today.ts';
import { modeWords, words } from '../../../words/en/shop/passbook.ts';
import styles from './passbook-sheet.module.css';
import { receiptsOf } from './receipts.ts';

/** The head of the printed passbook: whose shop, whose passbook, as of when. On paper only. */
export function PassbookHead({ passbook }: { passbook: PassbookView }) {
  const { number, name, phone, nominee, scheme } = passbook;
  return (
    <div className={styles['head']} aria-hidden="true">
      <Shop />
      <div className={styles['right']}>
        <span>{words.passbook}</span>
        <b>{number}</b>
        <span suppressHydrationWarning>{words.printedOn(today())}</span>
      </div>
      <p className={styles['wide']}>
        <b>{name}</b>, {words.phone} {phone}. {words.nominee}:{' '}
        {words.nomineeOf(nominee.name, nominee.relation)}. {scheme.name},{' '}
        {words.perMonth(scheme.monthlyPaise, scheme.instalments)}.
      </p>
    </div>
  );
}

/** A slip for every payment, to be cut apart; or the one that was asked for. On paper only. */
export function ReceiptSlips({ passbook, only }: { passbook: PassbookView; only: string | null }) {
  const { name, scheme } = passbook;
  return (
    <div className={styles['slips']} aria-hidden="true">
      {receiptsOf(passbook)
        .filter(({ number }) => only === null || number === only)
        .map(({ number, correction, entry: { id, amountPaise, mode, reference, on } }) => (
          <div key={id} className={styles['slip']}>
            <Shop />
            <div className={styles['right']}>
              <span>{words.receipt}</span>
              <b>{number}</b>
              <span>{formatDay(on)}</span>
            </div>
            <dl className={styles['wide']}>
              <dt>{words.receivedFrom}</dt>
              <dd>{name}</dd>
              <dt>{words.theSum}</dt>
              <dd className={styles['sum']}>{formatMoney(amountPaise)}</dd>
              <dt>{words.by}</dt>
              <dd>
                {mode && modeWords[mode]}
                {reference && `, ${reference}`}
              </dd>
              <dt>{words.for}</dt>
              <dd>{words.forScheme(scheme.name, passbook.number)}</dd>
            </dl>
            {correction && (
              <p className={styles['wide']}>
                <b>{words.receiptCorrected(correction.on)}</b>{' '}
                {correction.correction &&
                  words.correction(correction.correction.reason, correction.correction.by)}
              </p>
            )}
            <p className={styles['wide']}>{words.receiptFoot}</p>
          </div>
        ))}
    </div>
  );
}

function Shop() {
  const { identity } = usePageContext().shop;
  return (
    <div className={styles['shop']}>
      <b>{identity.name}</b>
      <span>{identity.legalName}</span>
      <span>
        {identity.address}, {identity.city}&nbsp;{identity.pinCode}
      </span>
      <span>
        {words.phone} {identity.phones.map(formatMobile).join(', ')} · {words.gstin} {identity.gstin}
      </span>
    </div>
  );
}
