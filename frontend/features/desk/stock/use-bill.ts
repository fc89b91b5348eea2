import type { Translated } from '@shop/contracts/rules/language';
import { BILL_TEXT, keepsTo } from '@shop/contracts/rules/limits';
import { useState } from 'react';
import { today } from '../../../lib/today.ts';
import { words as english } from '../../../words/en/staff/stock.ts';
import { useWords } from '../parts/chosen-words.ts';
import { useKept } from '../parts/figure-sheet/use-sheet-draft.ts';
import { dayIn, shownDay } from '../parts/record/state/typed-day.ts';

interface Bill {
  billNumber: string;
  /** As it is typed. */
  billedOn: string;
  supplier: string;
}

const NONE: Bill = { billNumber: '', billedOn: '', supplier: '' };

/** The bill that goods come with, kept in this browser as the sheet is. */
export function useBill() {
  const words = useWords(english);
  const { value, edit } = useKept<Partial<Bill>>('bill of goods in');
  /** How often somebody wanted to go on. */
  const [asked, setAsked] = useState(0);
  // The next bill of an afternoon is most often of the same day.
  const bill = { ...NONE, billedOn: shownDay(today(), today()), ...value };
  const billedOn = dayIn(bill.billedOn, today());
  const faults = {
    billNumber: keepsTo(BILL_TEXT.number, bill.billNumber) ? null : words.billNumberMissing,
    billedOn: dayFault(words, billedOn),
  };
  return {
    bill,
    /** As it is sent, once it is complete. */
    sent: { ...bill, billedOn: billedOn ?? '' },
    asked,
    /** Once somebody wanted to go on without. */
    faults: asked > 0 ? faults : { billNumber: null, billedOn: null },
    edit: (change: Partial<Bill>) => edit((now) => ({ ...now, ...change })),
    forget: () => {
      edit({});
      setAsked(0);
    },
    isComplete: () => {
      setAsked(asked + 1);
      return faults.billNumber === null && faults.billedOn === null;
    },
  };
}

function dayFault(words: Translated<typeof english>, day: string | null): string | null {
  if (day === null) return words.billedOnMissing;
  return day > today() ? words.billedOnToCome : null;
}
