import { Button } from '@mantine/core';
import { categoryOrder } from '@shop/contracts/catalogue/desk-endpoints';
import {
  changeProductState,
  exportProducts,
  listProducts,
  removeProduct,
} from '@shop/contracts/products/endpoints';
import type { ListProductsQuery } from '@shop/contracts/products/requests';
import type { ProductListRowView } from '@shop/contracts/products/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import type { ProductState } from '@shop/contracts/rules/catalogue/product-states';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/products.ts';
import { staffSession } from '../../accounts/session.ts';
import type { BulkAction, ListDescription } from '../parts/list/description.ts';
import { removing } from '../parts/list/removing.ts';
import { ListScreen } from '../parts/list/screen/list-screen.tsx';
import { ProductStateWord } from '../parts/state-word.tsx';
import { AddProduct } from './new-product.tsx';
import styles from './product-list.module.css';
import { Thumbnail } from './thumbnail.tsx';

const { columns } = words;

async function categories(): Promise<Record<string, string>> {
  const all = await callSignedIn(categoryOrder.read);
  return Object.fromEntries(all.map(({ id, name }) => [id, name]));
}

function stepTo(to: ProductState, label: string, done: (products: number) => string) {
  return {
    label,
    permission: 'catalogue.write',
    fits: ({ state }) => state !== to,
    run: ({ id, state }, attempt) =>
      stepSignedIn(changeProductState, { params: { id }, body: { from: state, to }, attempt }),
    done,
    undo: ({ id, state }, attempt) =>
      stepSignedIn(changeProductState, { params: { id }, body: { from: to, to: state }, attempt }),
  } satisfies BulkAction<ProductListRowView>;
}

const list: ListDescription<ProductListRowView, ListProductsQuery> = {
  name: 'products',
  path: paths.adminProducts,
  permission: 'catalogue.read',
  rows: listProducts,
  export: { endpoint: exportProducts, permission: 'catalogue.read', formats: ['csv', 'xlsx'] },
  filters: {
    search: { kind: 'search', label: words.search, help: words.searchHelp, max: DESK_TEXT.search.max },
    state: {
      kind: 'choice',
      label: words.state,
      any: words.anyState,
      options: words.states,
      usual: 'current',
    },
    category: { kind: 'loaded', label: words.category, any: words.anyCategory, load: categories },
    stock: { kind: 'choice', label: words.stock, any: words.anyStock, options: words.stocks },
    pictureless: { kind: 'flag', label: words.pictureless },
    green: { kind: 'flag', label: words.green },
  },
  sorts: words.sorts,
  columns: [
    { head: columns.code, cell: ({ code }) => code, sorts: ['code'] },
    { head: columns.picture, cell: ({ picture }) => <Thumbnail picture={picture} />, picture: true },
    {
      head: columns.name,
      cell: ({ name }) => name,
      under: ({ nameTa }) => nameTa && <span lang="ta">{nameTa}</span>,
      wide: true,
      sorts: ['name'],
    },
    { head: columns.category, cell: ({ category }) => category, wide: true },
    { head: columns.content, cell: ({ content }) => content, under: ({ unit }) => unit },
    {
      head: columns.net,
      cell: ({ netPaise }) => <Money paise={netPaise} />,
      under: ({ mrpPaise }) => words.mrp(formatMoney(mrpPaise)),
      figure: true,
      sorts: ['dearest'],
    },
    { head: columns.stock, cell: ({ stock }) => words.left(stock), figure: true, sorts: ['stock'] },
    { head: columns.state, cell: ({ state }) => <ProductStateWord state={state} /> },
  ],
  card: (product) => ({
    picture: <Thumbnail picture={product.picture} />,
    head: product.name,
    side: <Money paise={product.netPaise} />,
    lines: [
      [[product.code, product.content].filter(Boolean).join(' · '), words.leftOf(product.stock)],
      [product.category, <ProductStateWord key="state" state={product.state} />],
    ],
  }),
  keyOf: ({ id }) => id,
  nameOf: ({ name, code }) => `${name} (${code})`,
  hrefOf: ({ code }) => paths.adminProduct(code),
  bulk: [
    stepTo('active', words.activate, words.activated),
    stepTo('archived', words.archive, words.archived),
    removing({
      endpoint: removeProduct,
      permission: 'catalogue.write',
      idOf: ({ id }) => id,
      found: words.found,
      effects: words.removeEffects,
    }),
  ],
  words,
};

/** Everything that is sold, was sold or will be. */
export function ProductList() {
  const mayWrite = staffSession.current().permissions.includes('catalogue.write');
  return (
    <ListScreen
      list={list}
      actions={
        mayWrite && (
          <>
            <Button variant="default" component="a" href={paths.productImport} className={styles['wide']}>
              {words.import}
            </Button>
            <AddProduct />
          </>
        )
      }
    />
  );
}
