import { Button } from '@mantine/core';
import { addCategory } from '@shop/contracts/catalogue/desk-endpoints';
import { slugOf } from '@shop/contracts/rules/catalogue/slug';
import type { ImportPreviewView } from '@shop/contracts/sheets/views';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/product-import.ts';
import { attempted } from '../parts/action/attempted.ts';
import styles from './product-import.module.css';

const FRESH = {
  nameTa: null,
  aliases: [],
  description: '',
  descriptionTa: null,
  pictureKey: null,
  active: true,
};

interface MissingCategoriesProps {
  refused: ImportPreviewView['refused'];
  /** Once they are there. */
  onAdded: () => Promise<void>;
  isBusy: boolean;
  /** Shows that the preview is made anew, and what went wrong. */
  run: (work: Promise<void>) => void;
}

/** Categories that a file names and the shop does not have: added in the order of the file, if they are meant. */
export function MissingCategories({ refused, onAdded, isBusy, run }: MissingCategoriesProps) {
  const names = categoriesMissing(refused);
  const add = async () => {
    for (const name of names) {
      const body = { ...FRESH, name, slug: slugOf(name) };
      await attempted(`category/${body.slug}`, (attempt) => stepSignedIn(addCategory, { body, attempt }));
    }
    await onAdded();
  };
  if (names.length === 0) return null;
  return (
    <Notice kind="season">
      <p>{words.missingCategories(names)}</p>
      <div className={styles['steps']}>
        <Button loading={isBusy} onClick={() => run(add())}>
          {words.addCategories(names.length)}
        </Button>
      </div>
    </Notice>
  );
}

/** As they are written where each stands first. */
export function categoriesMissing(refused: ImportPreviewView['refused']): string[] {
  const named = refused
    .filter(({ refusal, typed }) => refusal === 'unknown-category' && slugOf(typed) !== '')
    .map(({ typed }) => typed.trim());
  const slugs = named.map(slugOf);
  return named.filter((name, at) => slugs.indexOf(slugOf(name)) === at);
}
