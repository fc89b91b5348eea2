import { usePageContext } from 'vike-react/usePageContext';
import { InvoicePage } from '../../../../../features/desk/invoices/invoice-page.tsx';

export function Page() {
  const address = (usePageContext().routeParams['invoice'] ?? '').toUpperCase();
  return <InvoicePage address={address} key={address} />;
}
