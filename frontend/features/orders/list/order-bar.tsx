import type { StateView } from '@shop/contracts/places/views';
import { mayGo } from '@shop/contracts/rules/catalogue/goods';
import { formatMoney } from '@shop/contracts/rules/money';
import { orderTotals } from '@shop/contracts/rules/orders/order-totals';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { words } from '../../../words/en/shop/orders-list.ts';
import { words as notices } from '../../../words/en/shop/orders-notices.ts';
import type { Quantities } from '../form/list-link.ts';
import type { ListRow } from '../form/list-rows.ts';
import { useQuantitiesSoon } from '../form/use-quantities.ts';
import { knownPart } from '../remembered/known-part.tsx';
import { useClosing } from '../form/use-closing.ts';
import styles from './order-bar.module.css';

interface OrderBarProps {
  rows: ReadonlyMap<string, ListRow>;
  state: StateView | null;
  posted: Quantities;
}

const LastSeason = knownPart(async () => (await import('../remembered/last-season.tsx')).LastSeason);

const NO_CHARGES = { packingBasisPoints: 0, freightPaise: null };

/** Always in sight: how many, how much, what lacks to the minimum, and the way on. */
export function OrderBar({ rows, state, posted }: OrderBarProps) {
  const quantities = useQuantitiesSoon(posted);
  const { saleMode } = usePageContext().shop;
  const lines = Object.entries(quantities).flatMap(([code, quantity]) => {
    const row = rows.get(code);
    const goes = mayGo(state?.goods ?? 'all', row?.traits.includes('green') ?? false);
    return row ? [{ ...row, quantity, goes }] : [];
  });
  const { goodsPaise, discountPaise } = orderTotals(lines, NO_CHARGES);
  const { goodsPaise: countingPaise } = orderTotals(
    lines.filter(({ goes }) => goes),
    NO_CHARGES,
  );
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const staying = lines.filter(({ goes }) => !goes).length;
  const minimum = state?.allowed && saleMode !== 'catalogue' ? state.minimumOrderPaise : 0;
  const lacking = Math.max(0, minimum - countingPaise);
  const closed = useClosing();
  const ready = lines.length > 0 && lacking === 0 && state?.allowed !== false;
  const hint = state && barHint(state, lines.length, minimum, lacking);

  if (closed)
    return (
      <div className={styles['bar']} role="alert">
        <p>{notices.closed}</p>
        <LinkButton href={paths.closed}>{notices.closedMore}</LinkButton>
      </div>
    );
  return (
    <div className={styles['bar']} role="group" aria-label={words.summary}>
      {hint && (
        <p className={styles['minimum']} data-empty={lines.length === 0 || undefined} aria-live="polite">
          {hint}
          {lacking > 0 && <progress max={minimum} value={countingPaise} aria-hidden />}
        </p>
      )}
      <p className={styles['figures']} aria-live="polite">
        {lines.length === 0 ? (
          <>
            <span className={styles['none']}>{words.noItems}</span>
            {saleMode !== 'catalogue' && <LastSeason />}
          </>
        ) : (
          <>
            <span>
              {words.items(lines.length)} · <strong>{formatMoney(goodsPaise)}</strong>
            </span>
            {staying > 0 && state ? (
              <span className={styles['saving']}>{words.notGoing(staying, state.name)}</span>
            ) : (
              <span className={styles['saving']}>
                {[
                  pieces > lines.length && words.pieces(pieces, onlyUnit(lines)),
                  discountPaise > 0 && words.saving(discountPaise),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </>
        )}
      </p>
      <Button type="submit" name="step" value="review" look={ready ? 'main' : 'quiet'}>
        {words.review}
      </Button>
    </div>
  );
}

/** By what all of them are sold; null: by several. */
function onlyUnit(lines: readonly Pick<ListRow, 'unit'>[]): ListRow['unit'] | null {
  const [first] = lines;
  return first && lines.every(({ unit }) => unit === first.unit) ? first.unit : null;
}

/** What stands between the list and an order; null: nothing. */
function barHint(state: StateView, items: number, minimum: number, lacking: number): string | null {
  if (!state.allowed) return words.blocked(state.name);
  if (lacking === 0) return null;
  return items === 0 ? words.minimum(minimum, state.name) : words.lacking(lacking, minimum, state.name);
}
