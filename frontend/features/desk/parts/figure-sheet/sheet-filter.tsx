import { NativeSelect, TextInput } from '@mantine/core';
import { words } from '../../../../words/en/staff/figure-sheet.ts';

/** Narrows the sheet to a category and to what is called like this. */
export function SheetFilter({
  categories,
  search,
  category,
  onSearch,
  onCategory,
}: {
  categories: readonly string[];
  search: string;
  category: string;
  onSearch: (search: string) => void;
  onCategory: (category: string) => void;
}) {
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
        {categories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </NativeSelect>
    </search>
  );
}
