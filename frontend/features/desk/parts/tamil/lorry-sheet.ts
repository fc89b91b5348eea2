import { words as lorrySheet } from '../../../../words/en/staff/lorry-sheet.ts';
import { words as orderIrn } from '../../../../words/en/staff/order-irn.ts';
import { words as lorrySheetTa } from '../../../../words/ta/staff/lorry-sheet.ts';
import { words as orderIrnTa } from '../../../../words/ta/staff/order-irn.ts';
import { inPlaceOf, inTamil } from './in-tamil.tsx';

/** The lorry sheet in Tamil. */
export const InTamil = inTamil(inPlaceOf(lorrySheet, lorrySheetTa), inPlaceOf(orderIrn, orderIrnTa));
