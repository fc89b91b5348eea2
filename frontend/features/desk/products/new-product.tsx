import { Text } from '@mantine/core';
import { addProduct } from '@shop/contracts/products/endpoints';
import type { AddProductRequest } from '@shop/contracts/products/requests';
import type { ProductRecordView } from '@shop/contracts/products/views';
import { useMemo } from 'react';
import { navigate } from 'vike/client/router';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { fieldWords, words } from '../../../words/en/staff/products.ts';
import { AddRecord, NewRecord } from '../parts/record/add-record.tsx';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { newKinds, useCategoryChoice } from './product-fields.ts';

type Typed = Omit<AddProductRequest, 'copyOf'>;

/** A button for a new draft; then its own page, for the rest. */
export function AddProduct() {
  return (
    <AddRecord
      {...useNewProduct(null)}
      permission="catalogue.write"
      text={words.add}
      initial={{ unit: 'Box' }}
    />
  );
}

/** A new draft like another product. */
export function CopyProduct({ like, onClose }: { like: ProductRecordView; onClose: () => void }) {
  return (
    <NewRecord
      {...useNewProduct(like.id)}
      like={like.id}
      text={`${words.duplicate}: ${like.value.name}`}
      initial={firstOf(like)}
      onClose={onClose}
    >
      <Text>{words.duplicateHelp}</Text>
    </NewRecord>
  );
}

/** @param copyOf the id of the product that it is to be like */
function useNewProduct(copyOf: string | null) {
  const categoryId = useCategoryChoice();
  const fields = useMemo(
    () =>
      fieldsOf<Typed>(
        {
          ...fieldWords,
          mrpPaiseHeading: words.priceAndStock,
          stock: words.stockNow,
          stockHelp: words.stockNowHelp,
        },
        {
          name: newKinds.name,
          code: newKinds.code,
          categoryId,
          unit: newKinds.unit,
          content: newKinds.content,
          mrpPaise: newKinds.mrpPaise,
          netPaise: newKinds.netPaise,
          stock: newKinds.stock,
        },
      ),
    [categoryId],
  );
  return {
    topic: 'products',
    submit: words.addButton,
    fields,
    send: (typed: Typed, attempt: string) =>
      stepSignedIn(addProduct, { body: { ...typed, copyOf }, attempt }),
    done: ({ name }: Typed) => words.added(name),
    onAdded: (_: string, { code }: Typed) => void navigate(paths.adminProduct(code)),
  };
}

/** What is copied and can be changed at once; a code is nobody else's. */
function firstOf({ value }: ProductRecordView): Partial<Typed> {
  const { name, categoryId, unit, content, mrpPaise, netPaise } = value;
  return { name, categoryId, unit, content, mrpPaise, netPaise };
}
