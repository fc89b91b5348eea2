import { TagsInput, type TagsInputProps } from '@mantine/core';

/** A list of short texts, each in a frame of its own. */
export function TagsBox(props: TagsInputProps) {
  return <TagsInput {...props} />;
}
