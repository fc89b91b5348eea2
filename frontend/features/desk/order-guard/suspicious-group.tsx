import { Button, Checkbox } from '@mantine/core';
import type { SuspiciousGroupView } from '@shop/contracts/order-guard/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { lazy, Suspense, useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/money.tsx';
import { words } from '../../../words/en/admin-order-guard.ts';
import rows from '../parts/paged/rows.module.css';
import { Panel } from '../parts/panel.tsx';
import styles from './order-guard.module.css';

const CancelForm = lazy(async () => ({ default: (await import('./cancel-form.tsx')).CancelForm }));

/** Orders that have something in common: looked at, chosen, and cancelled together. */
export function SuspiciousGroup({ group }: { group: SuspiciousGroupView }) {
  const { kind, what, orders, totalPaise, rows: shown } = group;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [cancelling, setCancelling] = useState(false);
  const there = shown.map(({ number }) => number).filter((number) => chosen.has(number));
  const turn = (number: string) => {
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    setChosen(next);
  };
  const isAll = there.length === shown.length;
  return (
    <Panel
      title={words.group(kind, what)}
      actions={
        <Button
          variant="outline"
          color="red"
          disabled={there.length === 0}
          onClick={() => setCancelling(true)}
        >
          {there.length === 0 ? words.cancelChosen : words.cancel(there.length)}
        </Button>
      }
    >
      <p>
        {words.sum(orders, formatMoney(totalPaise))}
        {orders > shown.length && `. ${words.shown(shown.length)}`}
      </p>
      <Checkbox
        mt="sm"
        label={words.all}
        checked={isAll}
        indeterminate={there.length > 0 && !isAll}
        onChange={() => setChosen(isAll ? new Set() : new Set(shown.map(({ number }) => number)))}
      />
      <table className={rows['rows']}>
        <caption className="visually-hidden">{words.group(kind, what)}</caption>
        <tbody>
          {shown.map(({ number, placedAt, customerName, phone, city, totalPaise: paise, reserved }) => (
            <tr key={number}>
              <td className={styles['choose']}>
                <Checkbox
                  aria-label={words.choose(number)}
                  checked={chosen.has(number)}
                  onChange={() => turn(number)}
                />
              </td>
              <td>
                <a href={paths.adminOrder(number)}>{number}</a> <bdi>{customerName}</bdi>
                <span className={rows['small']}>
                  {[formatMobile(phone), city, formatInstant(placedAt)].join(' · ')}
                </span>
              </td>
              <td className={rows['figure']}>
                <Money paise={paise} />
                {!reserved && <span className={rows['small']}>{words.notReserved}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>{cancelling && <CancelForm numbers={there} onClose={() => setCancelling(false)} />}</Suspense>
    </Panel>
  );
}
