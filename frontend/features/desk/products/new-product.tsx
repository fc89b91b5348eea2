import { Text } from '@mantine/core';
import { addProduct } from '@shop/contracts/products/endpoints';
import type { AddProductRequest } from '@shop/contracts/products/requests';
import type { ProductRecordView } from '@shop/contracts/products/views';
import { PRODUCT } from '@shop/contracts/rules/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { navigate } from 'vike/client/router';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { boxWords, words } from '../../../words/en/admin-products.ts';
import { useAction } from '../parts/action/use-action.ts';
import { fieldsOf } from '../parts/record/fields.ts';
import { RecordDialog } from '../parts/record/record-dialog.tsx';
import { firstKinds, useCategoryChoice } from './product-fields.ts';

type Typed = Omit<AddProductRequest, 'copyOf'>;

const EMPTY: Typed = {
  name: '',
  code: '',
  categoryId: '',
  unit: 'Box',
  content: null,
  mrpPaise: Number.NaN,
  netPaise: Number.NaN,
  stock: null,
};

/** A new draft, on its own or like another product; then its own page, for the rest. */
export function NewProduct({ like, onClose }: { like?: ProductRecordView; onClose: () => void }) {
  const queries = useQueryClient();
  const categoryId = useCategoryChoice();
  const fields = useMemo(
    () =>
      fieldsOf<Typed>(
        { ...boxWords, stock: words.stockNow, stockHelp: words.stockNowHelp },
        {
          name: firstKinds.name,
          code: firstKinds.code,
          categoryId,
          unit: firstKinds.unit,
          content: firstKinds.content,
          mrpPaise: firstKinds.mrpPaise,
          netPaise: firstKinds.netPaise,
          stock: { kind: 'number', min: 0, max: PRODUCT.stock, optional: true },
        },
      ),
    [categoryId],
  );
  const subject = like ? `product/${like.id}/copy` : 'product/new';
  const { run } = useAction<Typed, { code: string }>({
    step: subject,
    send: (typed, attempt) =>
      stepSignedIn(addProduct, { body: { ...typed, copyOf: like?.id ?? null }, attempt }),
    onDone: ({ code }) => {
      void queries.invalidateQueries({ queryKey: ['products'] });
      void navigate(paths.adminProduct(code));
    },
    done: ({ name }) => words.added(name),
  });
  return (
    <RecordDialog
      subject={subject}
      title={like ? `${words.duplicate}: ${like.value.name}` : words.add}
      fields={fields}
      initial={like ? firstOf(like) : EMPTY}
      submit={words.addButton}
      send={run}
      onClose={onClose}
    >
      {like && <Text>{words.duplicateHelp}</Text>}
    </RecordDialog>
  );
}

/** What is copied and can be changed at once; a code is nobody else's. */
function firstOf({ value }: ProductRecordView): Typed {
  const { name, categoryId, unit, content, mrpPaise, netPaise } = value;
  return { name, code: '', categoryId, unit, content, mrpPaise, netPaise, stock: null };
}
