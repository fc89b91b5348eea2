import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../../../../api/errors.ts';
import { TYPING_PAUSE } from '../../../../../../lib/timeouts.ts';
import { words } from '../../../../../../words/en/staff/list-page.ts';
import type { FoundFilter } from '../../description.ts';

interface AutocompleteFilterProps {
  filter: FoundFilter;
  /** The first parts of the key of what was found. */
  name: readonly string[];
  value: string;
  /** The words of what is chosen; not there before they came. */
  chosen: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Finds one of many by a few letters; Enter takes the first, an emptied field is no choice. */
export function AutocompleteFilter({ filter, name, value, chosen = '', onChange }: AutocompleteFilterProps) {
  // Null while nobody types: the field says what is chosen then.
  const [typed, setTyped] = useState<string | null>(null);
  const letters = typed?.trim() ?? '';
  const [rested] = useDebouncedValue(letters, TYPING_PAUSE);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { data, error, isFetching } = useQuery({
    queryKey: ['offer', ...name, 'found', rested],
    queryFn: () => filter.find(rested),
    enabled: combobox.dropdownOpened,
    placeholderData: keepPreviousData,
  });
  const waits = isFetching || rested !== letters;
  const found = Object.entries(data ?? {});
  const first = letters !== '' && !waits ? found[0]?.[0] : undefined;
  const { selectFirstOption, resetSelectedOption } = combobox;
  // What was found for fewer letters is not what Enter means.
  useEffect(() => {
    if (first === undefined) resetSelectedOption();
    else selectFirstOption();
  }, [first, selectFirstOption, resetSelectedOption]);
  const choose = (next: string) => {
    setTyped(null);
    combobox.closeDropdown();
    if (next !== value) onChange(next || undefined);
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.Target>
        <TextInput
          aria-label={filter.label}
          placeholder={filter.any}
          value={typed ?? chosen}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => {
            if (typed === '') choose('');
            setTyped(null);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options aria-label={filter.label} mah={320} style={{ overflowY: 'auto' }}>
          {letters === '' && <Combobox.Option value="">{filter.any}</Combobox.Option>}
          {found.map(([key, text]) => (
            <Combobox.Option key={key} value={key} active={key === value}>
              <bdi>{text}</bdi>
            </Combobox.Option>
          ))}
          {found.length === 0 && !waits && (
            <Combobox.Empty>{error ? sentenceOf(error) : words.noneCalledSo}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
