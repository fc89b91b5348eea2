import { formatDay, type Day } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import type { Language } from '@shop/contracts/rules/language';

interface EndingYear {
  name: string;
  heldPaise: number;
  settleBy: Day;
  link: string;
}

/** What the message says to whose year ends; Tamil writes the day in figures. */
export function yearEnds(year: EndingYear): Record<Language, Record<string, string>> {
  const { name, heldPaise, settleBy, link } = year;
  const values = { name, amount: formatMoney(heldPaise), link };
  return {
    en: { ...values, day: formatDay(settleBy) },
    ta: { ...values, day: settleBy.split('-').toReversed().join('.') },
  };
}
