import { formatMoney } from '@shop/contracts/rules/money';
import { pictureUrl } from '@shop/contracts/catalogue/pictures';
import { memo } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Stepper } from '../../../ui/stepper.tsx';
import { words as goods } from '../../../words/en/goods.ts';
import { words } from '../../../words/en/orders-list.ts';
import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { setDraftQuantity } from '../../draft/draft-store.ts';
import type { Quantities } from '../form/list-link.ts';
import { fullName, type ListRow } from '../form/list-rows.ts';
import { quantityField, rateField } from '../form/box-names.ts';
import { useQuantity } from '../form/use-quantities.ts';
import styles from './sheet-row.module.css';

interface SheetRowProps {
  row: ListRow;
  categorySlug: string;
  posted: Quantities;
}

/** What is sold, its prices, how many, and what they come to. It renders again only when its quantity changes. */
export const SheetRow = memo(function SheetRow({ row, categorySlug, posted }: SheetRowProps) {
  const quantity = useQuantity(row.code, posted);
  const { code, name, nameTa, netPaise, mrpPaise, available } = row;
  const classes = [styles['row'], quantity > 0 && styles['wanted'], !available && styles['soldOut']];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <RowPicture picture={row.picture} />
      <div className={styles['name']}>
        <a href={paths.product(categorySlug, row.slug)}>{name}</a>
        {nameTa && <span lang="ta">{nameTa}</span>}
      </div>
      <p className={styles['facts']}>
        {row.content && <span>{row.content} · </span>}
        <span>{row.unit} · </span>
        <span>{code}</span>
        {row.traits.includes('green') ? (
          <b> {words.green}</b>
        ) : (
          <em className={styles['refused']}> {goods.mark}</em>
        )}
      </p>
      <p className={styles['price']}>
        {mrpPaise > netPaise && (
          <s>
            <span className="visually-hidden">{words.mrp} </span>
            {formatMoney(mrpPaise)}
          </s>
        )}
        <strong>
          <span className="visually-hidden">{words.net} </span>
          {formatMoney(netPaise)}
        </strong>
      </p>
      <div className={styles['stepper']}>
        {available ? (
          <>
            <Stepper
              label={fullName(row)}
              value={quantity}
              most={row.maxQuantity ?? MOST_OF_ONE}
              name={quantityField(code)}
              onChange={(next) => setDraftQuantity(code, next, netPaise)}
            />
            <input type="hidden" name={rateField(code)} value={netPaise} />
          </>
        ) : (
          <span className={styles['gone']}>{words.soldOut}</span>
        )}
      </div>
      <p className={styles['amount']}>{quantity > 0 && formatMoney(netPaise * quantity)}</p>
    </div>
  );
});

const RowPicture = memo(function RowPicture({ picture }: { picture: ListRow['picture'] }) {
  if (!picture) return <span className={styles['picture']} />;
  const { key, width, height } = picture;
  return (
    <picture className={styles['picture']}>
      <source type="image/avif" srcSet={pictureUrl(key, width, 'avif')} />
      <img
        src={pictureUrl(key, width, 'webp')}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
});
