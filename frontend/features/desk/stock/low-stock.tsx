import { Button } from '@mantine/core';
import { LOW_STOCK } from '@shop/contracts/rules/limits';
import type { StockRowView } from '@shop/contracts/sheets/views';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { today } from '../../../lib/today.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { words as english } from '../../../words/en/staff/stock.ts';
import { words as screenWords } from '../../../words/en/staff/screen.ts';
import { staffSession } from '../../accounts/session.ts';
import sheet from '../documents/sheet.module.css';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { useNames, useWords } from '../parts/chosen-words.ts';
import styles from './low-stock.module.css';
import { useStockSheet } from './stock-queries.ts';

const freeOf = ({ onShelf, held }: StockRowView) => (onShelf === null ? null : onShelf - held);

/** Products that are for sale, are counted, and are low or out. */
function isLow(product: StockRowView): boolean {
  const free = freeOf(product);
  return !product.draft && free !== null && free < LOW_STOCK;
}

/** What the godown looks for and counts: seen as it comes out of the printer. */
export function LowStock() {
  const { low: words } = useWords(english);
  const mayRead = staffSession.current().permissions.includes('catalogue.read');
  const stock = useStockSheet(mayRead);
  return (
    <AdminPage
      title={words.title}
      back={{ text: words.back, href: paths.adminStock }}
      actions={mayRead && <Button onClick={() => window.print()}>{words.print}</Button>}
    >
      {mayRead ? (
        <Answer query={stock} lines={12}>
          {({ products }) => <LowList products={products.filter(isLow)} />}
        </Answer>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

function LowList({ products }: { products: readonly StockRowView[] }) {
  const namesOf = useNames();
  const { low: words, columns } = useWords(english);
  const { identity } = usePageContext().shop;
  const [day] = useState(today);
  if (products.length === 0) {
    return (
      <EmptyState title={words.none}>
        <p>{words.noneHelp(LOW_STOCK)}</p>
      </EmptyState>
    );
  }
  return (
    <article data-paper className={sheet['sheet']} aria-label={words.title}>
      <header className={sheet['head']}>
        <div>
          <small>{identity.name}</small>
          <h2>{words.title}</h2>
          <small>{words.help(products.length, LOW_STOCK)}</small>
        </div>
        <div className={sheet['title']}>
          <span>{words.of(day)}</span>
        </div>
      </header>
      <div className={sheet['scroll']} role="region" aria-label={words.title} tabIndex={0}>
        <table className={sheet['lines']}>
          <thead>
            <tr>
              <th scope="col">{columns.code}</th>
              <th scope="col">{columns.name}</th>
              <th scope="col">{columns.unit}</th>
              <th scope="col" className={sheet['figure']}>
                {words.free}
              </th>
              <th scope="col" className={sheet['figure']}>
                {columns.held}
              </th>
              <th scope="col" className={sheet['figure']}>
                {columns.expected}
              </th>
              <th scope="col">{words.countHere}</th>
            </tr>
          </thead>
          {[...Map.groupBy(products, ({ category }) => category)].map(([category, rows]) => (
            <tbody key={category}>
              <tr className={styles['category']}>
                <th colSpan={7} scope="rowgroup">
                  {namesOf({ name: category, nameTa: rows[0]?.categoryTa ?? null })[0].text}
                </th>
              </tr>
              {rows.map((product) => (
                <LowRow key={product.code} product={product} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </article>
  );
}

function LowRow({ product }: { product: StockRowView }) {
  const words = useWords(english);
  const screen = useWords(screenWords);
  const [named] = useNames()(product);
  const { code, unit, content, onShelf, held } = product;
  const figures = [freeOf(product), held, onShelf].map((figure) => words.figure(figure ?? 0));
  return (
    <tr>
      <td className={sheet['code']}>{code}</td>
      <th scope="row" className={styles['name']}>
        <bdi lang={named.lang}>{named.text}</bdi>
      </th>
      <td className={sheet['code']}>
        {[screen.unit(unit), content && screen.content(content)].filter(Boolean).join(' · ')}
      </td>
      {figures.map((figure, place) => (
        <td key={place} className={`${sheet['figure']} ${place === 0 && sheet['strong']}`}>
          {figure}
        </td>
      ))}
      <td className={styles['hand']} aria-label={words.low.countHere} />
    </tr>
  );
}
