import { EInvoices } from '../../../../../features/desk/e-invoices/e-invoices.tsx';

export function Page() {
  return <EInvoices />;
}
