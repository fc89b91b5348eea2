import { formatDay } from '@shop/contracts/rules/days';
import { usePageContext } from 'vike-react/usePageContext';
import { words } from '../../words/en/shop/site.ts';
import styles from './season-line.module.css';

/** The slim line on top: until when to order. The closed page says its own dates. */
export function SeasonLine() {
  const { shop, closed } = usePageContext();
  if (closed) return null;
  const { season, saleMode } = shop;
  return (
    <p className={styles['line']}>
      {season.lastOrderOn && saleMode !== 'catalogue'
        ? words.lastOrder(formatDay(season.lastOrderOn), season.festival)
        : words.seasonUntil(season.name, formatDay(season.closesOn))}
    </p>
  );
}
