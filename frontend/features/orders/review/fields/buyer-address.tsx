import { TEXT } from '@shop/contracts/rules/limits';
import type { AddressNeed } from '@shop/contracts/rules/orders/buyer-address';
import { Field, TextArea } from '../../../../ui/fields/field.tsx';
import { addressWhy } from '../../../../words/en/shop/buyer-address.ts';
import { words } from '../../../../words/en/shop/orders-review.ts';
import type { FieldErrors, FieldName, ReviewFields } from '../../form/review-fields.ts';
import styles from '../review-fields.module.css';

interface BuyerAddressProps {
  fields: ReviewFields;
  errors: FieldErrors;
  refused: FieldName | null;
  /** Null: it is not asked for, and what was typed waits until it is. */
  need: AddressNeed | null;
  onChange: (name: FieldName, value: string) => void;
}

const NAMES = ['address', 'district'] as const;

/** Door number, street and district, where an order needs them, and why. */
export function BuyerAddress({ fields, errors, refused, need, onChange }: BuyerAddressProps) {
  if (need === null)
    return NAMES.map((name) => <input key={name} type="hidden" name={name} value={fields[name]} />);
  const fieldProps = (name: (typeof NAMES)[number]) => ({
    name,
    value: fields[name],
    error: errors[name],
    required: true,
    autoFocus: refused === name,
    label: words[name],
    maxLength: TEXT[name].max,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <section className={styles['group']} aria-labelledby="review-address">
      <h2 id="review-address">{words.yourAddress}</h2>
      <p className={styles['help']}>{addressWhy[need]}</p>
      <TextArea {...fieldProps('address')} rows={2} autoComplete="street-address" />
      <Field {...fieldProps('district')} />
    </section>
  );
}
