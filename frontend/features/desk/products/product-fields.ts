import { PRODUCT_TAGS } from '@shop/contracts/catalogue/views';
import { categoryOrder } from '@shop/contracts/catalogue/desk-endpoints';
import type { ProductEntry } from '@shop/contracts/products/views';
import {
  HSN,
  ITEM_CODE,
  keepsTo,
  MOST_OF_ONE,
  MOST_PAISE,
  PRODUCT,
  PRODUCT_TEXT,
  SLUG,
  WEB_ADDRESS,
} from '@shop/contracts/rules/limits';
import { PRODUCT_STATES } from '@shop/contracts/rules/catalogue/product-states';
import { UNITS } from '@shop/contracts/rules/catalogue/units';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { boxWords, stateHelps } from '../../../words/en/staff/products.ts';
import { tagWords } from '../../../words/en/shop/catalogue.ts';
import { productStateWords } from '../../../words/en/shop/product-states.ts';
import { fieldsOf, type FieldKind, type Fields } from '../parts/record/state/fields.ts';
import { PERCENT, percentSpelling } from '../parts/record/percent.ts';

/** One paisa is the least that anything costs. */
const price = { kind: 'money', min: 1, max: MOST_PAISE } as const;

/** What a new product must have, and an old one has too. */
export const firstKinds = {
  code: { kind: 'text', pattern: ITEM_CODE, capitals: true },
  name: { kind: 'text', limit: PRODUCT_TEXT.name },
  unit: { kind: 'choice', options: UNITS.map((unit) => ({ value: unit, label: unit })) },
  content: { kind: 'text', limit: PRODUCT_TEXT.content, optional: true },
  mrpPaise: price,
  netPaise: price,
} as const satisfies Partial<Record<keyof ProductEntry, FieldKind>>;

/** The categories of the shop to choose from. */
export function useCategoryChoice() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['categories', 'order'],
    queryFn: () => callSignedIn(categoryOrder.read),
  });
  return useMemo(() => {
    const options = (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
    return { kind: 'choice', options, fetchAgain: isError ? () => void refetch() : undefined } as const;
  }, [data, isError, refetch]);
}

/** All boxes of a product. */
export function useProductFields(): Fields<ProductEntry> {
  const categoryId = useCategoryChoice();
  return useMemo(
    () =>
      fieldsOf<ProductEntry>(boxWords, {
        name: firstKinds.name,
        nameTa: { kind: 'text', limit: PRODUCT_TEXT.name, optional: true },
        aliases: {
          kind: 'tags',
          most: PRODUCT.aliases,
          wrong: (alias) => !keepsTo(PRODUCT_TEXT.alias, alias),
        },
        code: firstKinds.code,
        categoryId,
        slug: { kind: 'text', limit: PRODUCT_TEXT.slug, pattern: SLUG },
        state: {
          kind: 'choice',
          look: 'radio',
          options: PRODUCT_STATES.map((state) => ({
            value: state,
            label: productStateWords[state],
            help: stateHelps[state],
          })),
        },
        featured: { kind: 'switch' },
        mrpPaise: price,
        netPaise: price,
        unit: firstKinds.unit,
        content: firstKinds.content,
        brand: { kind: 'text', limit: PRODUCT_TEXT.brand, optional: true },
        maxQuantity: { kind: 'number', min: 1, max: MOST_OF_ONE, optional: true },
        pictures: { kind: 'pictures', most: PRODUCT.pictures },
        videoUrl: { kind: 'text', limit: PRODUCT_TEXT.videoUrl, pattern: WEB_ADDRESS, optional: true },
        description: { kind: 'rich', limit: PRODUCT_TEXT.description },
        tags: {
          kind: 'several',
          options: PRODUCT_TAGS.map((tag) => ({ value: tag, label: tagWords[tag] })),
        },
        noiseDb: { kind: 'number', min: 1, max: PRODUCT.noiseDb, optional: true },
        neeriCertificate: { kind: 'text', limit: PRODUCT_TEXT.neeriCertificate, optional: true },
        hsn: { kind: 'text', pattern: HSN },
        gstBasisPoints: { kind: 'text', pattern: PERCENT, spelling: percentSpelling },
      }),
    [categoryId],
  );
}
