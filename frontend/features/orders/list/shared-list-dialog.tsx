import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BillChange } from '../../../lib/bill-changes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { changeSentence } from '../../../words/en/shop/orders-notices.ts';
import { words } from '../../../words/en/shop/shared-list.ts';
import { readDraft } from '../../draft/draft-store.ts';
import { adoptList } from '../form/adopt-typed.ts';
import { leftOf } from '../form/left-of.ts';
import { addedLists, listInHash, listKindIn, type Quantities } from '../form/list-link.ts';
import type { ListRow } from '../form/list-rows.ts';
import { ModalDialog } from '../form/modal-dialog.tsx';
import { replaceHash, useHash } from '../form/review-address.ts';
import { listToHave } from './list-to-have.ts';
import styles from './shared-list-dialog.module.css';
import { useQuantities } from '../form/use-quantities.ts';

const NOTHING = {};

/** Takes over a list that came in the link. It never takes the place of one's own without asking. */
export function SharedListDialog({ rows }: { rows: ReadonlyMap<string, ListRow> }) {
  const hash = useHash();
  const mine = useQuantities(NOTHING);
  const [less, setLess] = useState<readonly BillChange[]>([]);
  const shared = useMemo(() => listInHash(hash), [hash]);
  const asks = shared !== null && Object.keys(mine).length > 0 && !sameList(mine, shared);

  /** At once; what turns out to be less than is wanted is made less as soon as it is known. */
  const take = useCallback(
    async (wanted: Quantities) => {
      const put = (list: Quantities, left: ReadonlyMap<string, number>) => {
        const { quantities, less } = listToHave(list, rows, left);
        const rates = Object.keys(quantities).map((code) => [code, rows.get(code)?.netPaise ?? 0] as const);
        adoptList(quantities, Object.fromEntries(rates.filter(([, netPaise]) => netPaise > 0)));
        return less;
      };
      const first = put(wanted, new Map());
      toast(words.taken(Object.keys(readDraft().quantities).length));
      const lines = Object.entries(wanted).map(([code, quantity]) => ({ code, quantity }));
      const left = await leftOf(lines, NOTHING);
      const later = left.size > 0 ? put(readDraft().quantities, left) : [];
      setLess([...first.filter(({ code }) => !left.has(code)), ...later]);
    },
    [rows],
  );
  useEffect(() => {
    if (shared === null || asks) return;
    replaceHash('');
    // What it says is state, which no effect may set at once.
    if (!sameList(mine, shared)) queueMicrotask(() => void take(shared));
  }, [shared, asks, mine, take]);

  if (less.length > 0) return <Less changes={less} onClose={() => setLess([])} />;
  if (!asks) return null;
  // The address keeps the list until there is an answer.
  const answer = (wanted: Quantities | null) => {
    replaceHash('');
    if (wanted) void take(wanted);
  };
  const kind = listKindIn(hash) ?? 'list';
  return (
    <ModalDialog
      title={words.title[kind]}
      onCancel={() => answer(null)}
      choices={
        <>
          <Button wide onClick={() => answer(addedLists(readDraft().quantities, shared))}>
            {words.add}
          </Button>
          <Button wide look="quiet" onClick={() => answer(shared)}>
            {words.replace[kind]}
          </Button>
          <Button wide look="quiet" onClick={() => answer(null)}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.help(Object.keys(shared).length, Object.keys(mine).length)}</p>
    </ModalDialog>
  );
}

/** What is on the list with a smaller number than it came with, or not at all. */
function Less({ changes, onClose }: { changes: readonly BillChange[]; onClose: () => void }) {
  return (
    <ModalDialog
      title={words.lessTitle(changes.length)}
      onCancel={onClose}
      choices={
        <Button wide onClick={onClose}>
          {words.lessDone}
        </Button>
      }
    >
      <ul className={styles['less']}>
        {changes.map((change) => (
          <li key={change.code}>{changeSentence(change)}</li>
        ))}
      </ul>
    </ModalDialog>
  );
}

function sameList(a: Quantities, b: Quantities): boolean {
  const codes = Object.keys(a);
  return codes.length === Object.keys(b).length && codes.every((code) => a[code] === b[code]);
}
