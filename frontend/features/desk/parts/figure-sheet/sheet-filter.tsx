import { NativeSelect, TextInput } from '@mantine/core';
import { words as english } from '../../../../words/en/staff/figure-sheet.ts';
import { useNames, useWords } from '../chosen-words.ts';

export interface CategoryName {
  name: string;
  nameTa: string | null;
}

/** Narrows the sheet to a category and to what is called like this. */
export function SheetFilter({
  categories,
  search,
  category,
  onSearch,
  onCategory,
}: {
  categories: readonly CategoryName[];
  search: string;
  category: string;
  onSearch: (search: string) => void;
  onCategory: (category: string) => void;
}) {
  const words = useWords(english);
  const namesOf = useNames();
  return (
    <search>
      <TextInput
        type="search"
        label={words.search}
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      <NativeSelect
        label={words.category}
        value={category}
        onChange={({ currentTarget }) => onCategory(currentTarget.value)}
      >
        <option value="">{words.anyCategory}</option>
        {categories.map((each) => {
          const [{ text, lang }] = namesOf(each);
          return (
            <option key={each.name} value={each.name} lang={lang}>
              {text}
            </option>
          );
        })}
      </NativeSelect>
    </search>
  );
}
