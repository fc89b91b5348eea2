import { words as ui } from '../../../../words/en/shop/ui.ts';
import { words as orderAction } from '../../../../words/en/staff/order-action.ts';
import { words as packing } from '../../../../words/en/staff/packing.ts';
import { words as uiTa } from '../../../../words/ta/shop/ui.ts';
import { words as orderActionTa } from '../../../../words/ta/staff/order-action.ts';
import { words as packingTa } from '../../../../words/ta/staff/packing.ts';
import { inPlaceOf, inTamil } from './in-tamil.tsx';

/** Packing in Tamil. */
export const InTamil = inTamil(
  inPlaceOf(orderAction, orderActionTa),
  inPlaceOf(packing, packingTa),
  inPlaceOf(ui, uiTa),
);
