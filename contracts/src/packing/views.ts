import type { PictureView } from '../catalogue/views.ts';
import type { ProposalView } from '../proposals/views.ts';
import type { OrderState } from '../rules/orders/order-states.ts';
import type { PackedLine } from '../rules/desk/packing.ts';
import type { Unit } from '../rules/catalogue/units.ts';

export interface PackingLineView extends PackedLine {
  code: string;
  name: string;
  nameTa: string | null;
  unit: Unit;
  content: string | null;
  /** How many there were to be when packing began, where that is another number now; 0: it came since. */
  was: number | null;
  /** Who ticked it last. */
  by: string | null;
  picture: PictureView | null;
}

/** An order as it is packed; what was edited meanwhile stands first. */
export interface PackingView {
  number: string;
  customerName: string;
  city: string;
  /** Null: to the door. */
  pickupLocation: string | null;
  remarks: string;
  state: OrderState;
  holdReason: string | null;
  /** The order that goes on in its place. */
  mergedInto: string | null;
  /** What is proposed to its customer; until they answer it is not marked as packed. */
  proposal: Pick<ProposalView, 'state' | 'lines'> | null;
  /** Its customer asks for a change; until that is answered it is not marked as packed. */
  isChangeAsked: boolean;
  /** Of the order: an edit counts it up. */
  revision: number;
  /** With those that left the order and are in the box. */
  lines: PackingLineView[];
  /** Who ticked something, the last one first. */
  packers: string[];
}

/** A confirmed order that is to be packed. */
export interface PackingRowView {
  number: string;
  customerName: string;
  city: string;
  pickupLocation: string | null;
  lineCount: number;
  /** How many of them are in the box. */
  doneCount: number;
  packers: string[];
}

export interface PackingListView {
  /** Those that are being packed first, then the oldest. */
  rows: PackingRowView[];
  /** There are more than were read. */
  isMore: boolean;
}
