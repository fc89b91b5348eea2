import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { words } from '../../words/en/shop/ui.ts';
import styles from './field.module.css';

interface Labels {
  label: ReactNode;
  /** Said under the label, before the field is filled. */
  help?: ReactNode;
  /** What is wrong and what to do; null or undefined when all is well. */
  error?: string | null | undefined;
}

type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  className: string;
};

/** A label, its help and its error around an input of any kind. */
export function FieldFrame({
  label,
  help,
  error,
  optional,
  children,
}: Labels & { optional?: boolean; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles['optional']}>({words.optional})</span>}
      </label>
      {help && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        className: styles['box'] ?? '',
      })}
      {error && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}

/** A text field with its label. Not `required` reads as optional. */
export function Field({ label, help, error, ...input }: Labels & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={!input.required}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}

/** A text field of several lines. */
export function TextArea({
  label,
  help,
  error,
  ...input
}: Labels & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame label={label} help={help} error={error} optional={!input.required}>
      {(control) => <textarea rows={3} {...input} {...control} />}
    </FieldFrame>
  );
}
