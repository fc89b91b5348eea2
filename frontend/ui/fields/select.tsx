import type { ReactNode, SelectHTMLAttributes } from 'react';
import { FieldFrame } from './field.tsx';

/** A choice from a list; the options are its children. */
export function Select({
  label,
  help,
  error,
  ...select
}: {
  label: ReactNode;
  help?: ReactNode;
  error?: string | null | undefined;
} & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={!select.required}>
      {(control) => <select {...select} {...control} />}
    </FieldFrame>
  );
}
