import { words } from '../../../words/en/shop/orders-list.ts';
import { fullName, type ListRow } from '../form/list-rows.ts';
import styles from './sheet-row.module.css';
import { useLate } from './use-late.ts';

const load = async () => (await import('../pack/pack-items.tsx')).PackItems;

/** Over the picture of a gift box or a family pack: opens what is in it. */
export function PackButton(pack: { row: ListRow; categorySlug: string }) {
  const { Part: Items, open, close } = useLate(load);
  const title = words.pack(fullName(pack.row));
  return (
    <div className={styles['pack']} data-early-taps>
      <button type="button" aria-label={title} onClick={open} />
      {Items && <Items {...pack} title={title} onClose={close} />}
    </div>
  );
}
