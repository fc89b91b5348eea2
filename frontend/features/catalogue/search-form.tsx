import { TEXT } from '@shop/contracts/rules/limits';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { words } from '../../words/en/shop/catalogue.ts';
import styles from './search-form.module.css';

/** A plain form: the server answers with what was found. */
export function SearchForm({ text }: { text: string }) {
  return (
    <form action={paths.crackers} role="search" aria-label={words.searchLabel} className={styles['form']}>
      <input
        type="search"
        name="q"
        defaultValue={text}
        maxLength={TEXT.search.max}
        aria-label={words.searchLabel}
        placeholder={words.searchHelp}
        enterKeyHint="search"
      />
      <Button type="submit">{words.searchButton}</Button>
    </form>
  );
}
