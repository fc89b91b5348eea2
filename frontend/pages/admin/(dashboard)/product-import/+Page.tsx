import { staffSession } from '../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../features/desk/parts/admin-page.tsx';
import { listAsLeft } from '../../../../features/desk/parts/lists-as-left.ts';
import { ProductImport } from '../../../../features/desk/product-import/product-import.tsx';
import { NotAllowed } from '../../../../features/desk/shell/not-allowed.tsx';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/staff/product-import.ts';
import { words as productWords } from '../../../../words/en/staff/products.ts';

export function Page() {
  const allowed = staffSession.current().permissions.includes('catalogue.read');
  return (
    <AdminPage title={words.title} back={{ text: productWords.title, href: listAsLeft(paths.adminProducts) }}>
      {allowed ? <ProductImport /> : <NotAllowed />}
    </AdminPage>
  );
}
