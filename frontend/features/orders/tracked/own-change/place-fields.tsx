import { TEXT } from '@shop/contracts/rules/limits';
import { Field, TextArea } from '../../../../ui/fields/field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { words } from '../../../../words/en/shop/orders-review.ts';
import type { FieldName } from '../../form/review-fields.ts';
import { DeliveryChoice } from '../../review/fields/delivery-choice.tsx';
import styles from '../../review/review-fields.module.css';
import type { OwnChange } from './change-meaning.tsx';

/** Another address, or another place to collect it. */
export function PlaceFields({ change }: { change: OwnChange }) {
  const { fields, errors, destinations, setField, setPinCode } = change;
  const fieldProps = (name: FieldName) => ({
    value: fields[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => setField(name, event.target.value),
  });
  return (
    <div className={styles['group']}>
      <Field
        {...fieldProps('pinCode')}
        label={words.pinCode}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={20}
        onChange={(event) => setPinCode(event.target.value)}
      />
      <Select {...fieldProps('stateCode')} label={words.state}>
        {destinations.states.map(({ code, name, allowed }) => (
          <option key={code} value={code}>
            {allowed ? name : words.stateNotServed(name)}
          </option>
        ))}
      </Select>
      <TextArea {...fieldProps('address')} label={words.address} rows={2} maxLength={TEXT.address.max} />
      <Field {...fieldProps('city')} label={words.city} maxLength={TEXT.city.max} />
      <Field {...fieldProps('district')} label={words.district} maxLength={TEXT.district.max} />
      <DeliveryChoice
        fields={fields}
        errors={errors}
        destinations={destinations}
        onChange={(place) => setField('place', place)}
      />
    </div>
  );
}
