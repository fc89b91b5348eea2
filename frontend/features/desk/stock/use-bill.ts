import { BILL_TEXT, keepsTo } from '@shop/contracts/rules/limits';
import { useState } from 'react';
import { words } from '../../../words/en/staff/stock.ts';
import { useKept } from '../parts/figure-sheet/use-sheet-draft.ts';

export interface Bill {
  billNumber: string;
  billedOn: string;
  supplier: string;
}

const NONE: Bill = { billNumber: '', billedOn: '', supplier: '' };

/** The bill that goods come with, kept in this browser as the sheet is. */
export function useBill() {
  const { value, edit } = useKept<Partial<Bill>>('bill of goods in');
  const [isAsked, setIsAsked] = useState(false);
  const bill = { ...NONE, ...value };
  const faults = {
    billNumber: keepsTo(BILL_TEXT.number, bill.billNumber) ? null : words.billNumberMissing,
    billedOn: bill.billedOn === '' ? words.billedOnMissing : null,
  };
  return {
    bill,
    /** Once somebody wanted to go on without. */
    faults: isAsked ? faults : { billNumber: null, billedOn: null },
    edit: (change: Partial<Bill>) => edit((now) => ({ ...now, ...change })),
    forget: () => {
      edit({});
      setIsAsked(false);
    },
    isComplete: () => {
      setIsAsked(true);
      return faults.billNumber === null && faults.billedOn === null;
    },
  };
}
