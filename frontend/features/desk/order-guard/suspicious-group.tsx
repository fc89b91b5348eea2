import { Button, Checkbox } from '@mantine/core';
import type { SuspiciousGroupView } from '@shop/contracts/order-guard/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/order-guard.ts';
import rows from '../parts/paged/rows.module.css';
import { Panel } from '../parts/panel.tsx';
import styles from './order-guard.module.css';

interface SuspiciousGroupProps {
  group: SuspiciousGroupView;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onCancel: (numbers: readonly string[]) => void;
}

/** Orders that have something in common: looked at, chosen, and cancelled together. */
export function SuspiciousGroup({ group, chosen, onChoose, onCancel }: SuspiciousGroupProps) {
  const { kind, what, orders, totalPaise, rows: shown } = group;
  const numbers = shown.map(({ number }) => number);
  const there = numbers.filter((number) => chosen.has(number));
  const toggle = (number: string) => {
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    onChoose(next);
  };
  const isAll = there.length === shown.length;
  return (
    <Panel
      title={words.group(kind, what)}
      actions={
        <Button variant="outline" color="red" disabled={there.length === 0} onClick={() => onCancel(there)}>
          {there.length === 0 ? words.cancelChosen : words.cancel(there.length)}
        </Button>
      }
    >
      <p>
        {words.sum(orders, formatMoney(totalPaise))}
        {orders > shown.length && `. ${words.shown(shown.length)}`}
      </p>
      <Checkbox
        my="sm"
        label={words.all}
        checked={isAll}
        indeterminate={there.length > 0 && !isAll}
        onChange={() => {
          const others = [...chosen].filter((number) => !numbers.includes(number));
          onChoose(new Set(isAll ? others : [...others, ...numbers]));
        }}
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
                  onChange={() => toggle(number)}
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
    </Panel>
  );
}
