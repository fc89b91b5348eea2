import { Input, Skeleton } from '@mantine/core';
import { lazy, useId, type ReactNode } from 'react';
import { Fetched } from '../fetched.tsx';

/** The editor weighs more than a page: it is fetched when the first field of this kind is shown. */
const Editor = lazy(async () => ({ default: (await import('./editor.tsx')).Editor }));

export interface RichTextFieldProps {
  label: string;
  description?: ReactNode;
  error?: string | undefined;
  readOnly?: boolean;
  /** Of what is written, where it is not English. */
  lang?: 'ta';
  /** HTML as the shop keeps it. */
  value: string;
  /** At most once per 300 ms, the first time at once; the last always, when field or page is left, and when it is saved. */
  onChange: (html: string) => void;
  onLeave?: () => void;
}

/** A text with headings, lists, links and pictures of the shop. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, description, error, readOnly = false, lang, value, onChange, onLeave } = props;
  const id = useId();
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={description}
      error={error}
      onBlur={onLeave}
    >
      <Fetched fallback={<Skeleton height={270} />}>
        <Editor labelId={id} lang={lang} readOnly={readOnly} value={value} onChange={onChange} />
      </Fetched>
    </Input.Wrapper>
  );
}
