import { formatMoney } from '@shop/contracts/rules/money';

/** Lists that the owner put together. */
export const words = {
  title: 'Ready-made lists',
  short: 'Ready lists',
  help: 'One tap puts it on your list. You can change every line.',
  sum: (items: number, totalPaise: number) =>
    `${items} ${items === 1 ? 'item' : 'items'} · ${formatMoney(totalPaise)} today`,
  missing: (names: readonly string[]) => `Without ${names.join('; ')}: not for sale today.`,
} as const;
