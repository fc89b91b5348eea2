import { Button } from '@mantine/core';
import { readProductRecord, saveProduct } from '@shop/contracts/products/endpoints';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { words } from '../../../words/en/staff/products.ts';
import { staffSession } from '../../accounts/session.ts';
import { listAsLeft } from '../parts/lists-as-left.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { useRecord } from '../parts/record/use-record.ts';
import { ProductStateWord } from '../parts/state-word.tsx';
import { CopyProduct } from './new-product.tsx';
import { useProductFields } from './product-fields.ts';
import { StockPanel } from './stock-panel.tsx';

/** A product: all that is entered of it, and its stock. @param slug its code, or the slug of its page */
export function ProductRecord({ slug }: { slug: string }) {
  const [copying, setCopying] = useState(false);
  const record = useRecord(
    ['products', 'one', slug],
    () => callSignedIn(readProductRecord, { params: { slug } }),
    async ({ pictures, ...entry }, { id, value }) => {
      const body = { ...entry, pictures: pictures.map(({ key }) => key) };
      const saved = await callSignedIn(saveProduct, { params: { id }, body });
      // The page is named by the code.
      if (value.code !== entry.code) {
        void navigate(paths.adminProduct(entry.code), { overwriteLastHistoryEntry: true });
      }
      return saved;
    },
  );
  const found = record.query.data;
  const fields = useProductFields();
  const mayWrite = staffSession.current().permissions.includes('catalogue.write');
  return (
    <RecordPage
      {...record}
      // Its code may change under what is typed.
      subject={`products/${found?.id ?? slug}`}
      nameOf={({ name }) => name}
      back={{ text: words.title, href: listAsLeft(paths.adminProducts) }}
      may={{ read: 'catalogue.read', write: 'catalogue.write' }}
      title={found?.value.name ?? words.title}
      fields={fields}
      aside={
        found && (
          <>
            <span>{found.value.code}</span>
            <ProductStateWord state={found.value.state} />
          </>
        )
      }
      actions={
        <>
          {found?.value.state === 'active' && (
            <LinkButton
              look="quiet"
              href={paths.product(found.categorySlug, found.value.slug)}
              target="_blank"
            >
              {words.inShop}
            </LinkButton>
          )}
          {found && mayWrite && (
            <Button variant="default" onClick={() => setCopying(true)}>
              {words.duplicate}
            </Button>
          )}
        </>
      }
      beside={found && <StockPanel product={found} mayWrite={mayWrite} />}
      under={found && copying && <CopyProduct like={found} onClose={() => setCopying(false)} />}
    />
  );
}
