import { pictureUrl } from '@shop/contracts/catalogue/pictures';
import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { memo } from 'react';
import { otherLanguage } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { Stepper } from '../../../ui/quantity/stepper.tsx';
import { words as goods } from '../../../words/en/shop/goods.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { setDraftQuantity } from '../../draft/draft-store.ts';
import type { Quantities } from '../form/list-link.ts';
import { factsOf, fullName, glued, type ListRow } from '../form/list-rows.ts';
import { quantityField } from '../form/field-names.ts';
import { useQuantity } from '../form/use-quantities.ts';
import { PackButton } from './pack-button.tsx';
import styles from './sheet-row.module.css';

/** Letters. The second line of a longer name would stand under the box, so it keeps beside it. */
const LONG = 36;

interface SheetRowProps {
  row: ListRow;
  categorySlug: string;
  posted: Quantities;
}

/**
 * What is sold, its prices, how many, and what they come to. It renders again only when its quantity changes. There are
 * hundreds on a page: eighteen elements at most, a pack's button besides, and what is drawn is drawn by the style sheet.
 */
export const SheetRow = memo(function SheetRow({ row, categorySlug, posted }: SheetRowProps) {
  const quantity = useQuantity(row.code, posted);
  const { code, name, nameTa, netPaise, mrpPaise, available, picture } = row;
  return (
    <li className={classOf(quantity, available)} data-code={code}>
      {picture ? (
        <img
          className={styles['picture']}
          src={pictureUrl(picture.key, picture.width, 'webp')}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={styles['picture']} />
      )}
      <div className={styles['name']}>
        <a href={paths.product(categorySlug, row.slug)} data-long={name.length > LONG || undefined}>
          {glued(name)}
        </a>
        {row.traits.includes('green') ? <b>{words.green}</b> : <em>{goods.mark}</em>}
        <small>{code}</small>
        {nameTa && <span lang={otherLanguage}>{nameTa}</span>}
      </div>
      {row.traits.includes('pack') && <PackButton row={row} categorySlug={categorySlug} />}
      <p className={styles['price']}>
        {mrpPaise > netPaise && (
          <s>
            <span>{words.mrpBefore}</span>
            {formatMoney(mrpPaise)}
          </s>
        )}
        <strong>
          <span>{words.netBefore}</span>
          {formatMoney(netPaise)}
        </strong>
        <span className={styles['facts']}>{factsOf(row)}</span>
      </p>
      {available ? (
        <Stepper
          label={fullName(row)}
          value={quantity}
          most={row.maxQuantity ?? MOST_OF_ONE}
          name={quantityField(code)}
          onChange={(next) => setDraftQuantity(code, next, netPaise)}
        />
      ) : (
        <strong className={styles['gone']}>{words.soldOut}</strong>
      )}
      {quantity > 0 && <p className={styles['amount']}>{formatMoney(netPaise * quantity)}</p>}
    </li>
  );
});

function classOf(quantity: number, available: boolean): string | undefined {
  if (!available) return `${styles['row']} ${styles['soldOut']}`;
  return quantity > 0 ? `${styles['row']} ${styles['wanted']}` : styles['row'];
}
