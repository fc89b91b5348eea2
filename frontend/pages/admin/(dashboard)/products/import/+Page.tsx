import { staffSession } from '../../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../../features/desk/parts/admin-page.tsx';
import { ProductImport } from '../../../../../features/desk/product-import/product-import.tsx';
import { NotAllowed } from '../../../../../features/desk/shell/not-allowed.tsx';
import { words } from '../../../../../words/en/admin-product-import.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('catalogue.read');
  return <AdminPage title={words.title}>{allowed ? <ProductImport /> : <NotAllowed />}</AdminPage>;
}
