import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { listOrders } from '@shop/contracts/orders/endpoints';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { listMembers } from '@shop/contracts/schemes/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { TYPING_PAUSE } from '../../../lib/timeouts.ts';
import { words } from '../../../words/en/staff/bank.ts';
import { Answer } from '../parts/answer.tsx';
import styles from './bank-statements.module.css';
import { payeePath, type Payee } from './row-facts.tsx';

const MOST = 6;

type Found = Payee & { name: string; phone: string };

/** Looks for orders and members as their lists do. */
export function PayeeFinder({ onFound }: { onFound: (payee: Payee) => void }) {
  const [typed, setTyped] = useState('');
  const [rested] = useDebouncedValue(typed.trim(), TYPING_PAUSE);
  const query = useQuery({
    queryKey: ['bank-statements', 'payees', rested],
    queryFn: () => payeesFor(rested),
    enabled: rested.length >= DESK_TEXT.find.min,
  });
  return (
    <div className={styles['finder']}>
      <TextInput
        label={words.find}
        description={words.findHelp}
        value={typed}
        maxLength={DESK_TEXT.find.max}
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {query.isEnabled && (
        <Answer query={query} lines={2}>
          {(found) =>
            found.length === 0 ? (
              <p role="status">{words.foundNone}</p>
            ) : (
              found.map((payee) => (
                <p key={payee.number} className={styles['proposal']}>
                  <span>
                    <a href={payeePath(payee)}>{payee.number}</a> <bdi>{payee.name}</bdi>,{' '}
                    {formatMobile(payee.phone)},{' '}
                    {payee.owedPaise > 0 ? words.owes(formatMoney(payee.owedPaise)) : words.owesNothing}
                  </span>
                  <Button size="compact-md" variant="default" onClick={() => onFound(payee)}>
                    {words.recordFor(payee.number)}
                  </Button>
                </p>
              ))
            )
          }
        </Answer>
      )}
    </div>
  );
}

async function payeesFor(search: string): Promise<Found[]> {
  const [orders, members] = await Promise.all([
    callSignedIn(listOrders, { query: { search } }),
    callSignedIn(listMembers, { query: { search } }),
  ]);
  return [
    ...orders.rows.slice(0, MOST).map(({ number, customerName, phone, balancePaise }): Found => ({
      kind: 'order',
      number,
      name: customerName,
      phone,
      owedPaise: Math.max(0, balancePaise),
    })),
    ...members.rows.slice(0, MOST).map(({ number, name, phone, duePaise }): Found => ({
      kind: 'passbook',
      number,
      name,
      phone,
      owedPaise: duePaise,
    })),
  ];
}
