import type { PrintedOrder } from './paper-printer.ts';
import type { PrintingView } from '@shop/contracts/papers/views';
import type { Paper } from '@shop/contracts/rules/papers/papers';

export interface NewPrinting {
  id: string;
  paper: Paper;
  orders: PrintedOrder[];
  requestedBy: string;
  at: Date;
}

/** The files of papers that are made by themselves. Each is seen by whoever asked for it. */
export abstract class Printings {
  abstract add(printing: NewPrinting): Promise<void>;

  abstract find(id: string, requestedBy: string): Promise<PrintingView | null>;

  /** The file of one that is done. */
  abstract file(id: string, requestedBy: string): Promise<{ paper: Paper; bytes: Uint8Array } | null>;

  /** What is to be printed; null when it is done, failed or forgotten. */
  abstract waiting(id: string): Promise<Pick<NewPrinting, 'paper' | 'orders'> | null>;

  abstract finish(id: string, bytes: Uint8Array): Promise<void>;

  abstract fail(id: string): Promise<void>;

  abstract forget(id: string): Promise<void>;
}
