import type { DestinationsView } from '@shop/contracts/places/views';
import { TEXT } from '@shop/contracts/rules/limits';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { words as own } from '../../../../words/en/shop/own-change.ts';
import { words } from '../../../../words/en/shop/orders-review.ts';
import type { FieldName } from '../../form/review-fields.ts';
import { BuyerAddress } from '../../review/fields/buyer-address.tsx';
import { DeliveryChoice } from '../../review/fields/delivery-choice.tsx';
import styles from '../../review/review-fields.module.css';
import type { OwnChange } from './change-meaning.tsx';

/** Another town, another place to collect it, or the door. */
export function PlaceFields({ change }: { change: OwnChange }) {
  const { destinations, isLost, readPlaces } = change;
  if (destinations) return <Fields change={change} destinations={destinations} />;
  if (!isLost) return <p role="status">{own.placesComing}</p>;
  return (
    <div className={styles['group']} role="alert">
      <p>{own.noPlaces}</p>
      <Button look="quiet" onClick={readPlaces}>
        {own.again}
      </Button>
    </div>
  );
}

function Fields({ change, destinations }: { change: OwnChange; destinations: DestinationsView }) {
  const { fields, errors, addressNeed, setField, setPinCode } = change;
  const fieldProps = (name: FieldName) => ({
    value: fields[name],
    error: errors[name],
    required: true,
    onChange: (event: { target: { value: string } }) => setField(name, event.target.value),
  });
  return (
    <div className={styles['group']}>
      <div className={styles['pair']}>
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
      </div>
      <Field {...fieldProps('city')} label={words.city} maxLength={TEXT.city.max} />
      <DeliveryChoice
        fields={fields}
        errors={errors}
        destinations={destinations}
        onChange={(place) => setField('place', place)}
      />
      <BuyerAddress fields={fields} errors={errors} refused={null} need={addressNeed} onChange={setField} />
    </div>
  );
}
