import { TEXT } from '@shop/contracts/rules/limits';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from '../../../lib/loading/after-paint.ts';
import { loadInAdvance } from '../../../lib/loading/chunk-reload.ts';
import { Icon } from '../../../ui/icon.tsx';
import { words } from '../../../words/en/shop/orders-list.ts';
import { readDraft } from '../../draft/draft-store.ts';
import type { Quantities } from '../form/list-link.ts';
import type { ListCategory, ListFilter } from '../form/list-rows.ts';
import { rowChooser, type ListChoice } from './filters/list-choice.ts';
import { ListFilters } from './filters/list-filters.tsx';
import styles from './list-tools.module.css';

interface ListToolsProps {
  categories: readonly ListCategory[];
  filters: readonly ListFilter[];
  /** The chosen state lets nothing else in: the list narrows itself, until the shopper wants to see the rest. */
  greenOnly: boolean;
  /** The rows to show, null for all, and what is to be said of them. */
  onFound: (found: Answer['found'], said: ReactNode) => void;
}

/** Find as one types, and the button of the filters. Needs JavaScript and hides without it. */
export const ListTools = memo(function ListTools({
  categories,
  filters: all,
  greenOnly,
  onFound,
}: ListToolsProps) {
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<readonly ListChoice[]>([]);
  const [isChoosing, setIsChoosing] = useState(false);
  const [asked, setAsked] = useState<Answer['found']>(null);
  const [count, setCount] = useState<number | null>(null);
  const [wasGreenOnly, setWasGreenOnly] = useState(false);
  if (greenOnly !== wasGreenOnly) {
    setWasGreenOnly(greenOnly);
    if (choices.includes('green') !== greenOnly) setChoices(toggled(choices, 'green'));
  }
  const find = useMemo(() => finderIn(categories), [categories]);
  const input = useRef<HTMLInputElement>(null);
  // Words that were typed before the page was alive.
  useLayoutEffect(() => setText(input.current?.value ?? ''), []);
  const hasLooked = useRef(false);
  // Five hundred rows take longer than a key may: the rows follow what is typed, the newest word only.
  useEffect(() => {
    if (!hasLooked.current && text === '' && choices.length === 0) return;
    hasLooked.current = true;
    let isNewest = true;
    const look = async () => {
      const { found, said } = await find(text, choices, readDraft().quantities);
      if (!isNewest) return;
      setCount(found && found.size);
      onFound(found, said);
    };
    const forget = afterPaint(() => void look());
    return () => {
      isNewest = false;
      forget();
    };
  }, [find, text, choices, onFound]);
  // What the filters count in.
  useEffect(() => {
    if (!isChoosing) return;
    let isNewest = true;
    void find(text, [], {}).then(({ found }) => isNewest && setAsked(found));
    return () => {
      isNewest = false;
    };
  }, [find, text, isChoosing]);

  return (
    <div className={styles['tools']} role="search" aria-label={words.search}>
      <div className={styles['search']}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          value={text}
          maxLength={TEXT.search.max}
          autoComplete="off"
          enterKeyHint="search"
          onFocus={({ currentTarget }) => {
            void find('', [], {});
            makeRoom(currentTarget);
          }}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setText('')}
        />
        <span className={styles['found']} role="status">
          {count !== null && words.found(count)}
        </span>
        {text !== '' && (
          <button type="button" aria-label={words.clearSearch} onClick={() => setText('')}>
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
      <div className={styles['filters']} data-early-taps>
        <button
          type="button"
          aria-haspopup="dialog"
          data-chosen={choices.length > 0 || undefined}
          onClick={() => setIsChoosing(true)}
        >
          {words.filtersButton(choices.length)}
        </button>
      </div>
      {isChoosing && (
        <ListFilters
          categories={categories}
          filters={all}
          asked={asked}
          choices={choices}
          found={count}
          onChoose={(choice) => setChoices(choice === null ? [] : toggled(choices, choice))}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </div>
  );
});

/** A phone's keyboard takes the lower half of its screen: what is searched in goes to the top, and what is found is seen. */
function makeRoom(input: HTMLElement): void {
  if (matchMedia('(width < 47.5em)').matches) input.closest('[role=search]')?.scrollIntoView();
}

/** The codes of the rows to show, null for all. */
interface Answer {
  found: ReadonlySet<string> | null;
  said?: ReactNode;
}
type Look = (text: string, choices: readonly ListChoice[], mine: Quantities) => Answer;
type Find = (...asked: Parameters<Look>) => Promise<ReturnType<Look>>;

/** Script and index come with the first focus. While the script cannot be had, letters are taken as they stand. */
function finderIn(categories: readonly ListCategory[]): Find {
  let loading: Promise<Look | undefined> | undefined;
  const load = async (): Promise<Look> => {
    const { answersIn } = await import('./list-answer.tsx');
    return answersIn(categories);
  };
  return async (...asked) => {
    loading ??= loadInAdvance(load);
    const look = await loading;
    if (!look) loading = undefined;
    return look ? look(...asked) : rowsWith(categories, ...asked);
  };
}

function rowsWith(
  categories: readonly ListCategory[],
  ...[text, choices, mine]: Parameters<Look>
): ReturnType<Look> {
  const asked = text.trim().toLowerCase();
  if (asked === '' && choices.length === 0) return { found: null };
  const stays = rowChooser(choices, mine);
  const found = categories.flatMap(({ slug, rows }) =>
    rows.filter(
      (row) =>
        [row.code, row.name, row.nameTa, ...row.aliases].join(' ').toLowerCase().includes(asked) &&
        stays(row, slug),
    ),
  );
  return { found: new Set(found.map(({ code }) => code)) };
}

function toggled(choices: readonly ListChoice[], choice: ListChoice): readonly ListChoice[] {
  return choices.includes(choice) ? choices.filter((other) => other !== choice) : [...choices, choice];
}
