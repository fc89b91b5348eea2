import { paths } from '../../../../lib/paths.ts';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { words } from '../../../../words/en/shop/orders-review.ts';
import { words as known } from '../../../../words/en/shop/remembered.ts';
import { useAssisted } from '../../assisted/assisted-mode.ts';
import styles from '../review-fields.module.css';
import type { FieldErrors, FieldName, ReviewFields } from '../../form/review-fields.ts';

interface ConsentsProps {
  fields: ReviewFields;
  errors: FieldErrors;
  /** As with the other fields. */
  refused: FieldName | null;
  onChange: (name: FieldName, value: string) => void;
}

/** Of age, agreed to the terms, and asked by the customer where a referrer sends: without them nothing can be sent. */
export function Consents({ fields, errors, refused, onChange }: ConsentsProps) {
  const isAssisted = useAssisted() !== null;
  const checkboxProps = (name: 'agreed' | 'adult' | 'terms') => ({
    name,
    value: 'yes',
    checked: fields[name] === 'yes',
    error: errors[name],
    autoFocus: refused === name,
    required: true,
    onChange: (event: { target: { checked: boolean } }) => onChange(name, event.target.checked ? 'yes' : ''),
  });
  return (
    <section aria-label={words.consents}>
      {isAssisted && <Checkbox {...checkboxProps('agreed')} label={words.assistedAgreed} />}
      <Checkbox {...checkboxProps('adult')} label={isAssisted ? words.assistedAdult : words.adult} />
      <Checkbox {...checkboxProps('terms')} label={isAssisted ? words.assistedTerms : words.terms} />
      {!isAssisted && (
        <div className={styles['scripted']}>
          <Checkbox
            name="remember"
            value="yes"
            checked={fields.remember === 'yes'}
            onChange={({ target }) => onChange('remember', target.checked ? 'yes' : 'no')}
            label={
              <>
                {known.remember} <small className={styles['quiet']}>{known.rememberHelp}</small>
              </>
            }
          />
        </div>
      )}
      <p>
        <a href={paths.terms} target="_blank" rel="noopener">
          {words.readTerms}
        </a>
      </p>
    </section>
  );
}
