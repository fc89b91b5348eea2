import { TextInput } from '@mantine/core';
import type { DocumentOrderView } from '@shop/contracts/documents/views';
import { MOST_PARCELS } from '@shop/contracts/rules/limits';
import { formatMobile } from '@shop/contracts/rules/phone';
import { townLine } from '@shop/contracts/rules/places/town-line';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { documentWords, words } from '../../../words/en/staff/documents.ts';
import pageStyles from './documents-page.module.css';
import styles from './sheet.module.css';

interface CoversProps {
  orders: readonly DocumentOrderView[];
  parcelsOf: (order: DocumentOrderView) => number;
}

/** How many parcels the orders have that did not leave yet. On the screen only. */
export function ParcelCounts({
  orders,
  parcelsOf,
  onType,
}: CoversProps & { onType: (number: string, parcels: number) => void }) {
  const open = orders.filter(({ dispatch }) => dispatch === null);
  if (open.length === 0) return null;
  return (
    <div className={pageStyles['fields']}>
      <p className={pageStyles['help']}>{words.parcelsHelp}</p>
      {open.map((order) => (
        <ParcelCountInput
          key={order.number}
          number={order.number}
          parcels={parcelsOf(order)}
          onType={(parcels) => onType(order.number, parcels)}
        />
      ))}
    </div>
  );
}

interface ParcelCountInputProps {
  number: string;
  parcels: number;
  onType: (parcels: number) => void;
}

/** It may be empty while a number is typed; left so, it has the last one again. */
function ParcelCountInput({ number, parcels, onType }: ParcelCountInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={words.parcelsOf(number)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(MOST_PARCELS).length}
      value={typed ?? String(parcels)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const count = /^\d+$/.test(value.trim()) ? Number(value) : 0;
        if (count >= 1 && count <= MOST_PARCELS) onType(count);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** The address that is glued on each parcel, two on a page. */
export function Covers({ orders, parcelsOf }: CoversProps) {
  return orders.flatMap((order) => {
    const of = parcelsOf(order);
    return Array.from({ length: of }, (_, index) => (
      <Cover key={`${order.number} ${index}`} order={order} at={index + 1} of={of} />
    ));
  });
}

function Cover({ order, at, of }: { order: DocumentOrderView; at: number; of: number }) {
  const { identity } = usePageContext().shop;
  const { number, customer, pickupLocation: place, dispatch } = order;
  return (
    <article
      data-paper
      className={`${styles['sheet']} ${styles['cover']}`}
      aria-label={`${number} ${documentWords.parcel(at, of)}`}
    >
      <header>
        <b>{number}</b>
        <b>{documentWords.parcel(at, of)}</b>
      </header>
      <div>
        <small>{documentWords.to}</small>
        <p className={styles['big']}>{customer.name}</p>
        <p className={styles['big']}>{formatMobile(customer.phone)}</p>
        {place ? (
          <>
            <p>{place.name}</p>
            <p>
              {place.address}, {place.city}&nbsp;{place.pinCode}
            </p>
            <p>
              {place.contact}, {formatMobile(place.phone)}
            </p>
          </>
        ) : (
          <>
            <p>{customer.address}</p>
            <p>{townLine(customer)}</p>
          </>
        )}
      </div>
      <footer>
        {dispatch && <b>{documentWords.lorry(dispatch.transporter, dispatch.lrNumber)}</b>}
        <span>
          {documentWords.from(identity.name)}, {identity.address}, {identity.city}&nbsp;{identity.pinCode} ·{' '}
          {identity.phones.map(formatMobile).join(', ')}
        </span>
        <b>{documentWords.care}</b>
      </footer>
    </article>
  );
}
