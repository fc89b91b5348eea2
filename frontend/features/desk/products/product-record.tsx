import { Button } from '@mantine/core';
import { readProductRecord, saveProduct } from '@shop/contracts/products/endpoints';
import type { ProductEntry, ProductRecordView } from '@shop/contracts/products/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { words } from '../../../words/en/admin-products.ts';
import { staffSession } from '../../accounts/session.ts';
import { listAsLeft } from '../parts/list/use-list.ts';
import { RecordPage } from '../parts/record/record-page.tsx';
import { ProductStateWord } from '../parts/state-word.tsx';
import { NewProduct } from './new-product.tsx';
import { useProductFields } from './product-fields.ts';
import { StockPanel } from './stock-panel.tsx';

/** A product: all that is entered of it, and its stock. @param slug its code, or the slug of its page */
export function ProductRecord({ slug }: { slug: string }) {
  const queries = useQueryClient();
  const [copying, setCopying] = useState(false);
  const key = ['products', 'one', slug];
  const query = useQuery({
    queryKey: key,
    queryFn: () => callSignedIn(readProductRecord, { params: { slug } }),
  });
  const fields = useProductFields();
  const mayWrite = staffSession.current().permissions.includes('catalogue.write');
  const found = query.data;
  const save = async (value: ProductEntry, revision: number) => {
    const { id = '' } = found ?? {};
    const body = { ...value, pictures: value.pictures.map((picture) => picture.key), revision };
    const saved = await callSignedIn(saveProduct, { params: { id }, body });
    const renamed = found?.value.code !== saved.value.code;
    queries.setQueryData<ProductRecordView>(key, (before) => before && { ...before, ...saved });
    // The page is named by the code.
    if (renamed) void navigate(paths.adminProduct(saved.value.code), { overwriteLastHistoryEntry: true });
    else void queries.invalidateQueries({ queryKey: ['products'] });
    return saved;
  };
  return (
    <RecordPage
      query={query}
      nameOf={({ name }) => name}
      back={{ text: words.title, href: listAsLeft(paths.adminProducts) }}
      may={{ read: 'catalogue.read', write: 'catalogue.write' }}
      subject={`product/${found?.id ?? slug}`}
      title={found?.value.name ?? words.title}
      fields={fields}
      save={save}
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
      under={
        found && (
          <>
            <StockPanel product={found} mayWrite={mayWrite} />
            {copying && <NewProduct like={found} onClose={() => setCopying(false)} />}
          </>
        )
      }
    />
  );
}
