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

/** All fields of a product, as its form has them. */
export function useProductFields(): Fields<ProductEntry> {
  const categoryId = useCategoryChoice();
  return useMemo(
    () =>
      fieldsOf<ProductEntry>(fieldWords, {
        name: kinds.name,
        nameTa: kinds.nameTa,
        aliases: kinds.aliases,
        code: kinds.code,
        categoryId,
        slug: kinds.slug,
        state: {
          kind: 'choice',
          look: 'radio',
          options: PRODUCT_STATES.map((state) => ({
            value: state,
            label: productStateWords[state],
            help: stateHelps[state],
          })),
        },
        featured: kinds.featured,
        mrpPaise: kinds.mrpPaise,
        netPaise: kinds.netPaise,
        unit,
        content: kinds.content,
        brand: kinds.brand,
        maxQuantity: kinds.maxQuantity,
        pictures: kinds.pictures,
        videoUrl: kinds.videoUrl,
        description: kinds.description,
        burnSeconds: kinds.burnSeconds,
        shots: kinds.shots,
        heightMetres: kinds.heightMetres,
        tags: {
          kind: 'several',
          options: PRODUCT_TAGS.map((tag) => ({ value: tag, label: tagWords[tag] })),
        },
        noiseDb: kinds.noiseDb,
        neeriCertificate: kinds.neeriCertificate,
        hsn: kinds.hsn,
        gstBasisPoints: kinds.gstBasisPoints,
      }),
    [categoryId],
  );
}
