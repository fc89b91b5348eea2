import { formatMoney } from '@shop/contracts/rules/money';

/** An amount on paper, with a true minus. */
export function signed(paise: number): string {
  return paise < 0 ? `− ${formatMoney(-paise)}` : formatMoney(paise);
}
