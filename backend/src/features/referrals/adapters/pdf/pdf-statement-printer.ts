import { Injectable } from '@nestjs/common';
import type { PayoutStatementView } from '@shop/contracts/payouts/views';
import type { ShopIdentity } from '@shop/contracts/shop/views';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import { StatementPrinter } from '../../application/statement-printer.ts';
import { document } from './statement-document.ts';

@Injectable()
export class PdfStatementPrinter extends StatementPrinter {
  constructor(private readonly printWorker: PrintWorker) {
    super();
  }

  print(statement: PayoutStatementView, shop: ShopIdentity): Promise<Uint8Array> {
    return this.printWorker.print(document, statement, shop);
  }
}
