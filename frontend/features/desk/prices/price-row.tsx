import type { PriceRowView } from '@shop/contracts/sheets/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { rupeesOf, typedPaise } from '@shop/contracts/rules/typed/typed-money';
import { memo } from 'react';
import { words } from '../../../words/en/staff/prices.ts';
import { FigureInput, type FieldHandlers } from '../parts/figure-sheet/figure-input.tsx';
import styles from '../parts/figure-sheet/figure-table.module.css';
import { ProductHeading } from '../parts/figure-sheet/product-heading.tsx';
import type { SheetDraft } from '../parts/figure-sheet/sheet-draft.ts';
import { percentBelow, percentSince } from './price-comparison.ts';
import type { PriceField } from './price-kind.ts';

interface PriceRowProps extends FieldHandlers<PriceRowView, PriceField> {
  product: PriceRowView;
  typedRow: SheetDraft<PriceField>[string] | undefined;
}

/** A product with its two prices in fields, and what they come to. Of 500 rows a letter draws one. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { product, typedRow, ...handlers } = props;
  const { lastNetPaise } = product;
  const texts = {
    mrp: typedRow?.mrp ?? rupeesOf(product.mrpPaise),
    net: typedRow?.net ?? rupeesOf(product.netPaise),
  };
  const [mrp, net] = [typedPaise(texts.mrp), typedPaise(texts.net)];
  const input = (field: PriceField) => (
    <td data-label={words.columns[field]}>
      <FigureInput
        {...handlers}
        product={product}
        field={field}
        label={words.labels[field](product.name)}
        text={texts[field]}
        isChanged={typedRow?.[field] !== undefined}
        isWrong={typedPaise(texts[field]) === null}
      />
    </td>
  );
  return (
    <tr>
      <ProductHeading product={product} />
      {input('mrp')}
      {input('net')}
      <td
        className={styles['figure']}
        data-label={words.columns.belowMrp}
        data-wrong={mrp !== null && net !== null && net > mrp ? '' : undefined}
      >
        {belowMrp(mrp, net)}
      </td>
      <td className={styles['figure']} data-label={words.columns.last}>
        {lastNetPaise === null ? (
          <span className={styles['small']}>{words.isNew}</span>
        ) : (
          <>
            {formatMoney(lastNetPaise)}
            {net !== null && (
              <span className={styles['small']}>{words.since(percentSince(lastNetPaise, net))}</span>
            )}
          </>
        )}
      </td>
    </tr>
  );
});

function belowMrp(mrp: number | null, net: number | null): string {
  if (mrp === null || net === null) return words.noAmount;
  return net > mrp ? words.aboveMrp : words.percentBelow(percentBelow(mrp, net));
}
