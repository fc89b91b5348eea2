import { readProduct } from '@shop/contracts/catalogue/endpoints';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { words } from '../../../words/en/shop/pack-items.ts';
import type { ListRow } from '../form/list-rows.ts';
import { ModalDialog } from '../form/modal-dialog.tsx';
import styles from './pack-items.module.css';

interface PackItemsProps {
  title: string;
  row: ListRow;
  categorySlug: string;
  onClose: () => void;
}

/** What is in a gift box or a family pack, over the list. */
export function PackItems({ title, row: { slug }, categorySlug, onClose }: PackItemsProps) {
  const [items, setItems] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (items || problem) return;
    let isWanted = true;
    const read = async () => {
      try {
        const product = await call(readProduct, { params: { categorySlug, productSlug: slug } });
        if (isWanted) setItems('movedTo' in product ? [] : product.packItems);
      } catch (error) {
        if (isWanted) setProblem(sentenceOf(error));
      }
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [categorySlug, slug, items, problem]);
  const choices = (
    <>
      {problem && (
        <Button wide onClick={() => setProblem(null)}>
          {words.again}
        </Button>
      )}
      <Button wide look={problem ? 'quiet' : 'main'} onClick={onClose}>
        {words.close}
      </Button>
      <LinkButton wide look="quiet" href={paths.product(categorySlug, slug)}>
        {words.page}
      </LinkButton>
    </>
  );
  // Not inside the list's form and its row.
  return createPortal(
    <ModalDialog title={title} onCancel={onClose} choices={choices}>
      <div aria-live="polite">
        {items && items.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keys scroll a long one.
          <ul className={styles['items']} tabIndex={0} aria-label={title}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          <p>{problem ?? (items ? words.onItsPage : words.loading)}</p>
        )}
      </div>
    </ModalDialog>,
    document.body,
  );
}
