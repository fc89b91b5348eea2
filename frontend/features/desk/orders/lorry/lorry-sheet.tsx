import { readLorrySheet } from '@shop/contracts/orders/endpoints';
import { readDestinations } from '@shop/contracts/places/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NativeSelect } from '@mantine/core';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { call } from '../../../../api/client.ts';
import { paths } from '../../../../lib/paths.ts';
import { words as english } from '../../../../words/en/staff/lorry-sheet.ts';
import { staffSession } from '../../../accounts/session.ts';
import { AdminPage } from '../../parts/admin-page.tsx';
import { Answer } from '../../parts/answer.tsx';
import { useWords } from '../../parts/chosen-words.ts';
import { listAsLeft } from '../../parts/lists-as-left.ts';
import { NotAllowed } from '../../shell/not-allowed.tsx';
import { LeftOrders } from './left-orders.tsx';
import styles from './lorry.module.css';
import { LorryGrid } from './lorry-grid.tsx';
import { useLorryDraft } from './use-lorry-draft.ts';

/** What is packed, with its lorry typed in one grid and dispatched by one press. */
export function LorrySheet() {
  const words = useWords(english);
  const mayDispatch = staffSession.current().permissions.includes('orders.advance');
  const [pickup, setPickup] = useState('');
  const [draft, change] = useLorryDraft();
  const query = useQuery({
    queryKey: ['orders', 'lorry-sheet', pickup],
    queryFn: () => callSignedIn(readLorrySheet, { query: pickup ? { pickup } : {} }),
    enabled: mayDispatch,
  });
  const places = useQuery({ queryKey: ['offer', 'orders', 'pickup'], queryFn: pickupLocations });
  if (!mayDispatch) {
    return (
      <AdminPage title={words.title}>
        <NotAllowed />
      </AdminPage>
    );
  }
  return (
    <AdminPage
      title={words.title}
      back={{ text: words.back, href: listAsLeft(paths.adminOrders) }}
      actions={
        <NativeSelect
          aria-label={words.pickup}
          value={pickup}
          onChange={({ currentTarget }) => setPickup(currentTarget.value)}
          data={[{ value: '', label: words.anyPickup }, ...(places.data ?? [])]}
        />
      }
    >
      <p className={styles['help']}>{words.help}</p>
      <Answer query={query} lines={8}>
        {(sheet) => <LorryGrid sheet={sheet} isWhole={pickup === ''} draft={draft} change={change} />}
      </Answer>
      <LeftOrders
        left={draft.left}
        onClear={() => change(() => ({ left: [] }))}
        onBack={({ number, cells }) =>
          change(({ left, typed }) => ({
            typed: { ...typed, [number]: cells },
            left: left.filter((order) => order.number !== number),
          }))
        }
      />
    </AdminPage>
  );
}

async function pickupLocations() {
  const { pickupLocations: locations } = await call(readDestinations);
  return locations.map(({ id, name }) => ({ value: id, label: name }));
}
