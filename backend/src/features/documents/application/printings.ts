import type { PrintedOrder } from './document-printer.ts';
import type { PrintingView } from '@shop/contracts/documents/views';
import type { DocumentKind } from '@shop/contracts/rules/documents/printing';

export interface NewPrinting {
  id: string;
  paper: DocumentKind;
  orders: PrintedOrder[];
  requestedBy: string;
  at: Date;
}

/** The files of documents that are made by themselves. Each is seen by whoever asked for it. */
export abstract class Printings {
  abstract add(printing: NewPrinting): Promise<void>;

  abstract find(id: string, requestedBy: string): Promise<PrintingView | null>;

  /** The file of one that is done. */
  abstract file(id: string, requestedBy: string): Promise<{ paper: DocumentKind; bytes: Uint8Array } | null>;

  /** What is to be printed; null when it is done, failed or forgotten. */
  abstract waiting(id: string): Promise<Pick<NewPrinting, 'paper' | 'orders'> | null>;

  abstract finish(id: string, bytes: Uint8Array): Promise<void>;

  abstract fail(id: string): Promise<void>;

  abstract forget(id: string): Promise<void>;
}
