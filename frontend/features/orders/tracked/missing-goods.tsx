import type { ProductRowView } from '@shop/contracts/catalogue/views';
import { likeFirst, withName } from '@shop/contracts/rules/catalogue/search/like-first';
import { formatMoney } from '@shop/contracts/rules/money';
import type { OrderLine } from '@shop/contracts/rules/orders/quote';
import { useMemo, useState } from 'react';
import { navigate } from 'vike/client/router';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { words } from '../../../words/en/shop/remembered.ts';
import { fullName } from '../form/list-rows.ts';
import { ModalDialog } from '../form/modal-dialog.tsx';
import { listAddress, type LinesToHave } from './lines-to-have.ts';
import styles from './missing-goods.module.css';

/** What of an old list is not to be had today, each with something like it; the rest goes onto the list. */
export function MissingGoods({ products, had, gone, onClose }: LinesToHave & { onClose: () => void }) {
  const offers = useMemo(() => offersFor(gone, had, products), [gone, had, products]);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const instead = offers.flatMap(({ line, like }) =>
    like && taken.includes(line.code) ? [{ code: like.code, quantity: line.quantity }] : [],
  );
  const lines = [...had, ...instead];
  return (
    <ModalDialog
      title={words.missingTitle(gone.length, gone.length + had.length)}
      onCancel={onClose}
      choices={
        <>
          {lines.length > 0 && (
            <Button wide onClick={() => void navigate(listAddress(lines))}>
              {words.takeList(lines.length)}
            </Button>
          )}
          <Button wide look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {offers.some(({ like }) => like) && <p>{words.missingHelp}</p>}
      <ul className={styles['gone']}>
        {offers.map(({ line, like }) => (
          <li key={line.code}>
            <s>{fullName(line)}</s>
            {like ? (
              <Checkbox
                label={words.instead(fullName(like), formatMoney(like.netPaise))}
                checked={taken.includes(line.code)}
                onChange={({ target }) =>
                  setTaken((codes) =>
                    target.checked ? [...codes, line.code] : codes.filter((code) => code !== line.code),
                  )
                }
              />
            ) : (
              <p>{words.nothingLike}</p>
            )}
          </li>
        ))}
      </ul>
    </ModalDialog>
  );
}

type Offer = Pick<ProductRowView, 'code' | 'name' | 'nameTa' | 'aliases' | 'netPaise'>;

/**
 * For each line something like it: the likest of the goods with the same letters in their code; where codes have no letters,
 * what has every word of its name. Each once, and none that is on the list.
 */
export function offersFor<Line extends Pick<OrderLine, 'code' | 'name' | 'netPaise'>, Product extends Offer>(
  gone: readonly Line[],
  had: readonly Pick<OrderLine, 'code'>[],
  products: readonly Product[],
): { line: Line; like: Product | null }[] {
  const used = new Set(had.map(({ code }) => code));
  return gone.map((line) => {
    const letters = lettersOf(line.code);
    const free = products.filter(({ code }) => !used.has(code));
    const [like = null] =
      letters === ''
        ? withName(line.name, free)
        : likeFirst(
            line,
            free.filter(({ code }) => lettersOf(code) === letters),
          );
    if (like) used.add(like.code);
    return { line, like };
  });
}

const lettersOf = (code: string) => /^[A-Z]*/.exec(code)?.[0] ?? '';
