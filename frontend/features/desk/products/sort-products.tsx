import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { listPlacedProducts, sortProducts } from '@shop/contracts/products/endpoints';
import type { PlacedProductView } from '@shop/contracts/products/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { words as shared } from '../../../words/en/admin.ts';
import { words } from '../../../words/en/admin-products.ts';
import { tell, useAction } from '../parts/action/use-action.ts';
import { Answer } from '../parts/answer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SortableList } from '../parts/sortable/sortable-list.tsx';
import { useCategoryOptions } from './product-fields.ts';

/** The products of a category in the order of the price list. */
export function SortProducts({ onClose }: { onClose: () => void }) {
  const options = useCategoryOptions();
  const [chosen, setChosen] = useState<string | null>(null);
  const id = chosen ?? options[0]?.value;
  return (
    <Dialog size="lg" title={words.sort} onClose={onClose} closeOnClickOutside={false}>
      <Stack>
        <NativeSelect
          label={words.category}
          description={words.sortHelp}
          data={[...options]}
          value={id ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        {id && <CategoryOrder key={id} id={id} onClose={onClose} />}
      </Stack>
    </Dialog>
  );
}

function CategoryOrder({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['products', 'placed', id],
    queryFn: () => callSignedIn(listPlacedProducts, { params: { id } }),
  });
  const [sorted, setSorted] = useState<readonly PlacedProductView[] | null>(null);
  const { run, busy } = useAction<readonly PlacedProductView[], unknown>({
    step: `category/${id}/order`,
    send: (products, attempt) =>
      stepSignedIn(sortProducts, {
        params: { id },
        body: { products: products.map((product) => product.id) },
        attempt,
      }),
    onDone: () => {
      void queries.invalidateQueries({ queryKey: ['products'] });
      onClose();
    },
    done: () => words.sorted,
  });
  return (
    <Answer query={query}>
      {({ products }) => (
        <>
          <SortableList
            label={words.sort}
            items={sorted ?? products}
            idOf={(product) => product.id}
            nameOf={titleOf}
            onReorder={setSorted}
            render={(product) => <span>{titleOf(product)}</span>}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {shared.back}
            </Button>
            <Button
              disabled={sorted === null}
              loading={busy}
              onClick={() => void run(sorted ?? products).catch(tell)}
            >
              {words.sortSave}
            </Button>
          </Group>
        </>
      )}
    </Answer>
  );
}

function titleOf({ code, name, content }: PlacedProductView): string {
  return `${code} · ${[name, content].filter(Boolean).join(', ')}`;
}
