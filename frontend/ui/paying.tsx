import type { UpiView } from '@shop/contracts/shop/views';
import type { ReactNode } from 'react';
import { words } from '../words/en/shop/paying.ts';
import { LinkButton } from './buttons/button.tsx';
import { CopyButton } from './buttons/copy-button.tsx';
import styles from './paying.module.css';

/** What is to be paid: what for, and the sum. */
export function AmountDue({ children }: { children: ReactNode }) {
  return <p className={styles['due']}>{children}</p>;
}

/**
 * A sum by UPI: one press on a phone, a QR code on a wide screen. A phone shows none: one that is taken from its gallery
 * pays small sums only.
 */
export function PayByUpi({ upi, amountPaise }: { upi: UpiView; amountPaise: number }) {
  return (
    <>
      <LinkButton href={upi.link} wide className={styles['press']}>
        {words.byUpi(amountPaise)}
      </LinkButton>
      <div className={styles['qrCode']}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(upi.qrCode)}`}
          alt={words.qrCode}
          width="160"
          height="160"
        />
        <p>{words.qrCodeHelp(amountPaise)}</p>
      </div>
    </>
  );
}

/** Where the money goes, a fact a line; what is typed elsewhere can be copied. */
export function PayTo({
  facts,
}: {
  facts: readonly (readonly [name: string, value: string, copied?: 'copied'])[];
}) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value, copied]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {copied && <CopyButton what={name} text={value} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
