import type { MouseEvent } from 'react';
import { words } from '../../../words/en/shop/ready-lists.ts';
import type { ShownReadyList } from './shown-ready-lists.ts';
import { langOf, otherLanguage } from '../../../lib/language.ts';
import styles from './ready-lists.module.css';

/** What was chosen stands under what was unfolded. */
function fold({ currentTarget }: MouseEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

/** The owner's ready-made lists: each goes on the shopper's own with a tap. @param list where the price list is, if not here */
export function ReadyLists({ lists, list = '' }: { lists: readonly ShownReadyList[]; list?: string }) {
  return (
    <ul className={styles['lists']}>
      {lists.map(({ name, nameTa, sentence, items, totalPaise, missing, hash }) => (
        <li key={name}>
          <a href={list + hash} onClick={fold}>
            <b lang={langOf(name)}>{name}</b>
            {nameTa && <span lang={otherLanguage}>{nameTa}</span>}
            <strong>{words.sum(items, totalPaise)}</strong>
            <span lang={langOf(sentence)}>{sentence}</span>
            {missing.length > 0 && <em>{words.missing(missing)}</em>}
          </a>
        </li>
      ))}
    </ul>
  );
}
