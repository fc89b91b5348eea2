import { readShop } from '@shop/contracts/shop/endpoints';
import { isShopClosed } from '@shop/contracts/rules/season/closure';
import { formatDay } from '@shop/contracts/rules/days';
import { useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { call } from '../../../api/client.ts';
import { words } from '../../../words/en/staff/shell.ts';
import styles from './shop-state.module.css';

/** Asked anew when the settings change, and when somebody comes back to the page. */
const shopState = async () => {
  const { season } = await call(readShop);
  return { closed: isShopClosed(season, new Date()), closesOn: season.closesOn };
};

/** Whether shoppers can order, on every page. */
export function ShopState() {
  const { shop, closed } = usePageContext();
  const { data } = useQuery({
    queryKey: ['shop'],
    queryFn: shopState,
    initialData: { closed, closesOn: shop.season.closesOn },
  });
  return (
    <p role="status" className={`${styles['state']} ${data.closed ? styles['closed'] : ''}`}>
      {data.closed ? words.shopClosed : words.shopOpen}
      {!data.closed && <span className={styles['until']}>{words.openUntil(formatDay(data.closesOn))}</span>}
    </p>
  );
}
