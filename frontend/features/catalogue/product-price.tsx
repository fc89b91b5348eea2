import { paths } from '../../lib/paths.ts';
import { Money } from '../../ui/text/money.tsx';
import { words } from '../../words/en/shop/catalogue.ts';
import { savingPercent } from './rows.ts';
import styles from './product-price.module.css';

interface Price {
  mrpPaise: number;
  netPaise: number;
  unit: string;
}

/** The net rate first; MRP and the saving beside it. */
export function ProductPrice({ price, large }: { price: Price; large?: boolean }) {
  const saving = savingPercent(price);
  return (
    <p className={large ? `${styles['price']} ${styles['large']}` : styles['price']}>
      <strong>
        <Money paise={price.netPaise} />
      </strong>{' '}
      <span className={styles['unit']}>{words.per(price.unit)}</span>
      {price.mrpPaise > price.netPaise && (
        <span className={styles['was']}>
          <span className="visually-hidden">{words.mrp}</span> <Money paise={price.mrpPaise} struck />{' '}
          {large && saving > 0 && (
            <a className={styles['saving']} href={paths.ourPrices}>
              {words.saving(saving)}
            </a>
          )}
        </span>
      )}
    </p>
  );
}
