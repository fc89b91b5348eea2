import { PRODUCT_TAGS } from '@shop/contracts/rules/catalogue/product-tags';
import { categoryOrder } from '@shop/contracts/catalogue/desk-endpoints';
import type { ProductEntry } from '@shop/contracts/products/views';
import { NEW_PRODUCT_FIELDS, PRODUCT_FIELDS } from '@shop/contracts/rules/catalogue/product-fields';
import { PRODUCT_STATES } from '@shop/contracts/rules/catalogue/product-states';
import { UNITS } from '@shop/contracts/rules/catalogue/units';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { fieldWords, stateHelps } from '../../../words/en/staff/products.ts';
import { tagWords } from '../../../words/en/shop/catalogue.ts';
import { productStateWords } from '../../../words/en/shop/product-states.ts';
import { kindsOf } from '../parts/record/state/field-kinds.ts';
import { fieldsOf, type FieldKind, type Fields } from '../parts/record/state/fields.ts';

const unit: FieldKind = { kind: 'choice', options: UNITS.map((each) => ({ value: each, label: each })) };
/** What a new product must have, and an old one has too. */
export const newKinds = { ...kindsOf(NEW_PRODUCT_FIELDS), unit };
const kinds = kindsOf(PRODUCT_FIELDS);

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

/** All fields of a product, as its form has them: what changes daily first, what seldom does folded. */
export function useProductFields(): Fields<ProductEntry> {
  const categoryId = useCategoryChoice();
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
        brand: kinds.brand,
        maxQuantity: kinds.maxQuantity,
        description: kinds.description,
        pictures: { ...kinds.pictures, section: { column: 'side' } },
        videoUrl: kinds.videoUrl,
        burnSeconds: { ...kinds.burnSeconds, section: { column: 'side', folded: true } },
        shots: kinds.shots,
        heightMetres: kinds.heightMetres,
        tags: {
          kind: 'several',
          options: PRODUCT_TAGS.map((tag) => ({ value: tag, label: tagWords[tag] })),
          section: { column: 'side', folded: true },
        },
        noiseDb: kinds.noiseDb,
        neeriCertificate: kinds.neeriCertificate,
        hsn: kinds.hsn,
        gstBasisPoints: kinds.gstBasisPoints,
        aliases: { ...kinds.aliases, section: { column: 'side', folded: true } },
        slug: kinds.slug,
      }),
    [categoryId],
  );
}
