import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/shop/orders-list-answers.ts';
import type { Quantities } from '../form/list-link.ts';
import type { ListCategory } from '../form/list-rows.ts';
import type { ListChoice } from './filters/list-choice.ts';
import { findRows, listIndex, type ListAnswer } from './list-search.ts';

/** The search with its sentences; it comes with the first look into the field. */
export function answersIn(categories: readonly ListCategory[]) {
  const index = listIndex(categories);
  return (text: string, choices: readonly ListChoice[], mine: Quantities) => {
    const { found, kind } = findRows(index, text, choices, mine);
    return { found, said: sentenceOf(kind, text.trim()) };
  };
}

/** What is said over the rows that were found, or in their place. */
function sentenceOf(kind: ListAnswer['kind'], text: string): ReactNode {
  if (kind === null) return null;
  if (kind === 'closest') return <p>{words.closest}</p>;
  if (kind === 'banned')
    return (
      <>
        <p>{words.banned}</p>
        <a href={paths.pollutionFree}>{words.bannedMore}</a>
      </>
    );
  return (
    <>
      <p>{words.nothingFound}</p>
      {text !== '' && <a href={paths.search(text)}>{words.searchSite}</a>}
    </>
  );
}
