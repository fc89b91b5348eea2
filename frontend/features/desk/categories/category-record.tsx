import { readCategoryRecord, saveCategory } from '@shop/contracts/catalogue/desk-endpoints';
import type { CategoryEntry, CategoryRecordView } from '@shop/contracts/catalogue/views';
import { placeProduct, readProductOrder } from '@shop/contracts/products/endpoints';
import { CATEGORY_TEXT, keepsTo, PRODUCT, PRODUCT_TEXT, SLUG } from '@shop/contracts/rules/limits';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { words } from '../../../words/en/staff/categories.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { Meaning } from '../parts/record/fields/meaning.tsx';
import { RecordPage } from '../parts/record/record-page.tsx';
import { useRecord } from '../parts/record/use-record.ts';
import { OrderButton } from '../parts/sortable/order-button.tsx';

const fields = fieldsOf<CategoryEntry>(words.fields, {
  name: { kind: 'text', limit: CATEGORY_TEXT.name },
  nameTa: { kind: 'text', limit: CATEGORY_TEXT.name, optional: true },
  aliases: {
    kind: 'tags',
    most: PRODUCT.aliases,
    wrong: (alias) => !keepsTo(PRODUCT_TEXT.alias, alias),
  },
  slug: { kind: 'text', limit: CATEGORY_TEXT.slug, pattern: SLUG },
  picture: { kind: 'picture' },
  description: { kind: 'rich', limit: CATEGORY_TEXT.description },
  descriptionTa: { kind: 'rich', limit: CATEGORY_TEXT.description, optional: true },
  active: { kind: 'switch' },
});

/** A category, and what saving it does to its products. */
export function CategoryRecord({ id }: { id: string }) {
  const params = { id };
  const record = useRecord(
    ['categories', 'one', id],
    () => callSignedIn(readCategoryRecord, { params }),
    ({ picture, ...entry }) =>
      callSignedIn(saveCategory, { params, body: { ...entry, pictureKey: picture?.key ?? null } }),
  );
  return (
    <RecordPage
      {...record}
      nameOf={({ name }) => name}
      back={{ text: words.title, href: paths.adminCategories }}
      may={{ read: 'catalogue.read', write: 'catalogue.write' }}
      title={words.record}
      fields={fields}
      meaning={meaningOf}
      actions={
        <OrderButton
          permission="catalogue.write"
          topic="products"
          of={id}
          text={words.sort}
          title={words.sortTitle(record.query.data?.value.name ?? '')}
          help={words.sortHelp}
          read={() => callSignedIn(readProductOrder, { params })}
          place={(product, before) =>
            callSignedIn(placeProduct, { params: { id: product }, body: { before } })
          }
        />
      }
    />
  );
}

function meaningOf(entry: CategoryEntry | null, { value, products }: CategoryRecordView) {
  const sentences = entry && meaningsOf(value.slug, entry, products);
  return (
    <Meaning title={words.meaning} sentences={sentences}>
      {value.active && (
        <LinkButton look="quiet" href={paths.category(value.slug)}>
          {words.see}
        </LinkButton>
      )}
    </Meaning>
  );
}

function meaningsOf(slug: string, entry: CategoryEntry, products: number): string[] {
  const { meanings } = words;
  if (!entry.active) return [meanings.hides(products)];
  const shown = products === 0 ? meanings.empty : meanings.shown(products);
  if (entry.slug === slug) return [shown];
  return [shown, meanings.moves(paths.category(slug), paths.category(entry.slug))];
}
