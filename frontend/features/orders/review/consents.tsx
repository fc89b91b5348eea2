import { paths } from '../../../lib/paths.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { words } from '../../../words/en/orders-review.ts';
import type { FieldErrors, FieldName, ReviewFields } from '../form/review-fields.ts';

interface ConsentsProps {
  fields: ReviewFields;
  errors: FieldErrors;
  onChange: (name: FieldName, value: string) => void;
}

/** Of age, and agreed to the terms: without both nothing can be sent. */
export function Consents({ fields, errors, onChange }: ConsentsProps) {
  const box = (name: 'adult' | 'terms') => ({
    name,
    value: 'yes',
    checked: fields[name] === 'yes',
    error: errors[name],
    required: true,
    onChange: (event: { target: { checked: boolean } }) => onChange(name, event.target.checked ? 'yes' : ''),
  });
  return (
    <section aria-label={words.consents}>
      <Checkbox {...box('adult')} label={words.adult} />
      <Checkbox {...box('terms')} label={words.terms} />
      <p>
        <a href={paths.terms} target="_blank" rel="noopener">
          {words.readTerms}
        </a>
      </p>
    </section>
  );
}
