import { words } from '../../../words/en/shop/pasted-list.ts';
import { fullName } from '../form/list-rows.ts';
import { countIn, type DecidedRow, type OfferedProduct } from './decisions.ts';
import styles from './paste-list.module.css';

interface PastedLineProps {
  row: DecidedRow;
  product: OfferedProduct | undefined;
  /** So many are there already. */
  present: number;
  onOpen: () => void;
}

/** A line that is settled, or waits: what was written, and what it was taken for. */
export function PastedLine({ row, product, present, onOpen }: PastedLineProps) {
  const { state, text } = row;
  const act = state === 'open' ? words.decide : words.change;
  return (
    <li className={styles['line']} data-state={state}>
      <p>
        <span className={styles['written']}>{text}</span>
        {state === 'taken' && product && (
          <span>
            {words.taken(fullName(product), countIn(row) ?? 0)} <small>{product.code}</small>
          </span>
        )}
        {state === 'taken' && present > 0 && <small>{words.already(present)}</small>}
        {state === 'out' && <span>{words.leftOut}</span>}
      </p>
      <button type="button" aria-label={`${act}: ${text}`} onClick={onOpen}>
        {act}
      </button>
    </li>
  );
}
