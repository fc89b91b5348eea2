import type { InvoiceSheetView, InvoiceView } from '@shop/contracts/invoices/views';
import { toString as toQrCode } from 'qrcode';

/** What the portal signed as a QR code; null where the invoice has nothing of it. */
export async function squareOf({ eInvoice }: InvoiceView): Promise<string | null> {
  return eInvoice?.qr ? toQrCode(eInvoice.qr, { type: 'svg', margin: 0, errorCorrectionLevel: 'L' }) : null;
}

export async function withSquare(invoice: InvoiceView): Promise<InvoiceSheetView> {
  return { ...invoice, square: await squareOf(invoice) };
}
