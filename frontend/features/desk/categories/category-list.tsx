import {
  addCategory,
  categoryOrder,
  listCategories,
  removeCategory,
} from '@shop/contracts/catalogue/desk-endpoints';
import type { ListCategoriesQuery } from '@shop/contracts/catalogue/requests';
import type { CategoryFields, CategoryRowView } from '@shop/contracts/catalogue/views';
import { CATEGORY_TEXT, DESK_TEXT, SLUG } from '@shop/contracts/rules/limits';
import { navigate } from 'vike/client/router';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/categories.ts';
import { notTranslated } from '../../../words/en/staff/list.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { removing } from '../parts/list/removing.ts';
import { ListScreen } from '../parts/list/screen/list-screen.tsx';
import { AddRecord } from '../parts/record/add-record.tsx';
import { fieldsOf } from '../parts/record/state/fields.ts';
import { OrderButton } from '../parts/sortable/order-button.tsx';

const tamil = ({ nameTa, translated }: CategoryRowView) => (
  <>
    {nameTa && <span lang="ta">{nameTa}</span>}
    {nameTa && !translated && ' · '}
    {!translated && notTranslated}
  </>
);

const list: ListDescription<CategoryRowView, ListCategoriesQuery> = {
  name: 'categories',
  path: paths.adminCategories,
  permission: 'catalogue.read',
  rows: listCategories,
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
  },
  columns: [
    { head: words.columns.name, cell: ({ name }) => name, under: tamil, wide: true },
    { head: words.columns.slug, cell: ({ slug }) => slug, wide: true },
    { head: words.columns.products, cell: ({ products }) => products, figure: true },
    { head: words.columns.shown, cell: ({ active }) => (active ? words.shown : words.hidden) },
  ],
  card: (category) => ({
    head: category.name,
    side: words.products(category.products),
    lines: [[tamil(category), `${words.columns.shown}: ${category.active ? words.shown : words.hidden}`]],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => paths.adminCategory(id),
  bulk: [
    removing({
      endpoint: removeCategory,
      permission: 'catalogue.write',
      idOf: ({ id }) => id,
      found: words.found,
      effects: words.removeEffects,
    }),
  ],
  words,
};

type NewCategory = Pick<CategoryFields, 'name' | 'slug'>;

const fields = fieldsOf<NewCategory>(words.fields, {
  name: { kind: 'text', limit: CATEGORY_TEXT.name },
  slug: { kind: 'text', limit: CATEGORY_TEXT.slug, pattern: SLUG, addressOf: 'name' },
});
/** A new one is hidden until it is filled. */
const FRESH = {
  nameTa: null,
  aliases: [],
  description: '',
  descriptionTa: null,
  pictureKey: null,
  active: false,
};

/** The kinds of goods, in the order of the price list. */
export function CategoryList() {
  return (
    <ListScreen
      list={list}
      tools={
        <OrderButton
          permission="catalogue.write"
          topic={list.name}
          title={words.order}
          help={words.orderHelp}
          read={() => callSignedIn(categoryOrder.read)}
          place={(id, before) => callSignedIn(categoryOrder.place, { params: { id }, body: { before } })}
        />
      }
      actions={
        <AddRecord
          permission="catalogue.write"
          topic={list.name}
          text={words.add}
          fields={fields}
          initial={{ name: '', slug: '' }}
          send={(value, attempt) => stepSignedIn(addCategory, { body: { ...FRESH, ...value }, attempt })}
          done={({ name }) => words.added(name)}
          onAdded={(id) => void navigate(paths.adminCategory(id))}
        />
      }
    />
  );
}
