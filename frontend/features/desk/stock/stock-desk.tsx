import { Button } from '@mantine/core';
import { STOCK_WAYS, type StockWay } from '@shop/contracts/rules/catalogue/change-sets';
import { lazy } from 'react';
import { paths } from '../../../lib/paths.ts';
import { words as english } from '../../../words/en/staff/stock.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { useWords } from '../parts/chosen-words.ts';
import { Fetched } from '../parts/fetched.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import styles from './stock-desk.module.css';

const CountSheet = lazy(async () => ({ default: (await import('./count-sheet.tsx')).CountSheet }));
const GoodsInSheet = lazy(async () => ({ default: (await import('./goods-in-sheet.tsx')).GoodsInSheet }));

/** The stock of all products: what was counted, and what came in. */
export function StockDesk({ way }: { way: StockWay }) {
  const words = useWords(english);
  const { permissions } = staffSession.current();
  const mayWrite = permissions.includes('catalogue.write');
  if (!permissions.includes('catalogue.read')) {
    return (
      <AdminPage title={words.title} dense>
        <NotAllowed />
      </AdminPage>
    );
  }
  const lowList = (
    <Button component="a" variant="default" href={paths.adminLowStock}>
      {words.lowList}
    </Button>
  );
  return (
    <AdminPage title={words.title} dense actions={lowList}>
      <nav className={styles['ways']} aria-label={words.way}>
        {STOCK_WAYS.map((each) => (
          <Button
            key={each}
            component="a"
            href={paths.adminStockBy(each)}
            variant={each === way ? 'filled' : 'default'}
            aria-current={each === way ? 'page' : undefined}
          >
            {words.ways[each]}
          </Button>
        ))}
      </nav>
      <Fetched>
        {way === 'count' ? <CountSheet mayWrite={mayWrite} /> : <GoodsInSheet mayWrite={mayWrite} />}
      </Fetched>
    </AdminPage>
  );
}
