import type { StateView } from '@shop/contracts/places/views';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/shop/goods.ts';
import { setDraftQuantity } from '../../../draft/draft-store.ts';
import styles from '../changes-notice.module.css';
import type { Quantities } from '../list-link.ts';
import { fullName, type ListRow } from '../list-rows.ts';
import { notAllowed } from './not-allowed.ts';
import { useHydrated } from '../use-quantities.ts';

interface NotAllowedNoticeProps {
  state: StateView | null;
  quantities: Quantities;
  rows: ReadonlyMap<string, ListRow>;
}

/** Names the lines that may not go to the chosen state and offers to remove them, without JavaScript too. */
export function NotAllowedNotice({ state, quantities, rows }: NotAllowedNoticeProps) {
  const hydrated = useHydrated();
  const lines = notAllowed(state, quantities, rows);
  if (state === null || lines.length === 0) return null;
  return (
    <Notice kind="season" title={words.rule[state.goods](state.name)}>
      <p>{words.notAllowedLines(lines.length, state.name)}</p>
      <ul className={styles['changes']}>
        {lines.map((row) => (
          <li key={row.code}>{fullName(row)}</li>
        ))}
      </ul>
      {hydrated ? (
        <Button
          look="quiet"
          onClick={() => lines.forEach(({ code, netPaise }) => setDraftQuantity(code, 0, netPaise))}
        >
          {words.remove(lines.length)}
        </Button>
      ) : (
        <Button type="submit" look="quiet" name="step" value="allowed" formNoValidate>
          {words.remove(lines.length)}
        </Button>
      )}
    </Notice>
  );
}
