import { brandOrder } from '@shop/contracts/catalogue/brands';
import { productTagOrder } from '@shop/contracts/catalogue/product-tags';
import { categoryOrder } from '@shop/contracts/catalogue/desk-endpoints';
import type { OrderedRowView } from '@shop/contracts/listing/views';
import type { Topic } from '@shop/contracts/live/topics';
import type { ProductEntry } from '@shop/contracts/products/views';
import { NEW_PRODUCT_FIELDS, PRODUCT_FIELDS } from '@shop/contracts/rules/catalogue/product-fields';
import { keepsTo, PRODUCT, PRODUCT_TEXT } from '@shop/contracts/rules/limits';
import { PRODUCT_STATES } from '@shop/contracts/rules/catalogue/product-states';
import { UNITS } from '@shop/contracts/rules/catalogue/units';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { fieldWords, stateHelps } from '../../../words/en/staff/products.ts';
import { productStateWords } from '../../../words/en/shop/product-states.ts';
import { kindsOf, suggesting } from '../parts/record/state/field-kinds.ts';
import { fieldsOf, type FieldKind, type Fields } from '../parts/record/state/fields.ts';

const unit: FieldKind = { kind: 'choice', options: UNITS.map((each) => ({ value: each, label: each })) };
/** What a new product must have, and an old one has too. */
export const newKinds = { ...kindsOf(NEW_PRODUCT_FIELDS), unit };
const kinds = kindsOf(PRODUCT_FIELDS);
const packItems: FieldKind = {
  kind: 'lines',
  most: PRODUCT.packItems,
  wrong: (item) => !keepsTo(PRODUCT_TEXT.packItem, item),
};

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

/** The names that are offered, in their order. */
function useNames(topic: Topic, read: () => Promise<OrderedRowView[]>) {
  const { data } = useQuery({ queryKey: [topic, 'order'], queryFn: read });
  return useMemo(() => (data ?? []).map(({ name }) => name), [data]);
}
const readBrands = () => callSignedIn(brandOrder.read);
const readTags = () => callSignedIn(productTagOrder.read);

/** All fields of a product, as its form has them: what changes daily first, what seldom does folded. */
export function useProductFields(): Fields<ProductEntry> {
  const categoryId = useCategoryChoice();
  const brands = useNames('brands', readBrands);
  const tags = useNames('product-tags', readTags);
  return useMemo(
    () =>
      fieldsOf<ProductEntry>(fieldWords, {
        state: {
          kind: 'choice',
          look: 'radio',
          options: PRODUCT_STATES.map((state) => ({
            value: state,
            label: productStateWords[state],
            help: stateHelps[state],
          })),
          section: { column: 'main' },
        },
        netPaise: kinds.netPaise,
        mrpPaise: kinds.mrpPaise,
        featured: kinds.featured,
        name: { ...kinds.name, section: { column: 'main' } },
        nameTa: kinds.nameTa,
        code: kinds.code,
        categoryId,
        unit,
        content: kinds.content,
        packItems,
        brand: suggesting(kinds.brand, brands),
        maxQuantity: kinds.maxQuantity,
        description: kinds.description,
        descriptionTa: kinds.descriptionTa,
        pictures: { ...kinds.pictures, section: { column: 'side' } },
        videoUrl: kinds.videoUrl,
        burnSeconds: { ...kinds.burnSeconds, section: { column: 'side', folded: true } },
        shots: kinds.shots,
        heightMetres: kinds.heightMetres,
        tags: {
          ...suggesting(kinds.tags, tags),
          section: { column: 'side', folded: true },
        },
        noiseDb: kinds.noiseDb,
        neeriCertificate: kinds.neeriCertificate,
        hsn: kinds.hsn,
        gstBasisPoints: kinds.gstBasisPoints,
        aliases: { ...kinds.aliases, section: { column: 'side', folded: true } },
        slug: kinds.slug,
      }),
    [categoryId, brands, tags],
  );
}
