import type { InvoiceSheetView, InvoiceView } from '@shop/contracts/invoices/views';
import { toString as toQrCode } from 'qrcode';

/** What the portal signed as a QR code; null where the invoice has nothing of it. */
export async function qrCodeOf({ eInvoice }: InvoiceView): Promise<string | null> {
  return eInvoice?.qr ? toQrCode(eInvoice.qr, { type: 'svg', margin: 0, errorCorrectionLevel: 'L' }) : null;
}

export async function withQrCode(invoice: InvoiceView): Promise<InvoiceSheetView> {
  return { ...invoice, qrCode: await qrCodeOf(invoice) };
}
