import { TagsInput, type TagsInputProps } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';

interface TagsFieldProps extends Omit<TagsInputProps, 'value' | 'onChange'> {
  value: string[];
  onChange: (tags: string[]) => void;
}

interface Tags {
  entered: string[];
  typing: string;
}

/** A list of short texts, each in a frame of its own; the one that is being typed counts already, so that it is kept. */
export function TagsField({ value, onChange, ...props }: TagsFieldProps) {
  const [own, setOwn] = useState<Tags>({ entered: value, typing: '' });
  const shown = isSame(value, tagsOf(own)) ? own : { entered: value, typing: '' };
  // Beside the state: a tag is entered and the field emptied in one step.
  const now = useRef(shown);
  useEffect(() => {
    now.current = shown;
  });
  const change = (part: Partial<Tags>) => {
    now.current = { ...now.current, ...part };
    setOwn(now.current);
    onChange(tagsOf(now.current));
  };
  return (
    <TagsInput
      {...props}
      value={shown.entered}
      searchValue={shown.typing}
      onChange={(entered) => change({ entered })}
      onSearchChange={(typing) => change({ typing })}
    />
  );
}

function tagsOf({ entered, typing }: Tags): string[] {
  const last = typing.trim();
  return last === '' || entered.includes(last) ? entered : [...entered, last];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, index) => tag === other[index]);
}
