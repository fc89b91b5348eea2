import { TEXT } from '@shop/contracts/rules/limits';
import type { DestinationsView } from '@shop/contracts/places/views';
import { Field, TextArea } from '../../../../ui/fields/field.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { words } from '../../../../words/en/shop/orders-review.ts';
import { stateOf, type FieldErrors, type FieldName, type ReviewFields } from '../../form/review-fields.ts';
import { More } from '../../../../ui/page/more.tsx';
import styles from '../review-fields.module.css';

interface AddressFieldsProps {
  fields: ReviewFields;
  errors: FieldErrors;
  /** The first field that the server refused: it has the focus without JavaScript, too. */
  refused: FieldName | null;
  destinations: DestinationsView;
  onChange: (name: FieldName, value: string) => void;
  onPinCode: (typed: string) => void;
}

/** Who orders and where it goes, in as few fields as it can be; a known PIN code fills two of them. */
export function AddressFields(props: AddressFieldsProps) {
  const { fields, errors, refused, destinations, onChange, onPinCode } = props;
  const state = stateOf(fields, destinations);
  const fieldProps = (name: FieldName) => ({
    name,
    value: fields[name],
    error: errors[name],
    autoFocus: refused === name,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const isMoreOpen = [fields.whatsapp, fields.email, fields.remarks].some((value) => value !== '');
  return (
    <>
      <section className={styles['group']} aria-labelledby="review-who">
        <h2 id="review-who">{words.who}</h2>
        <Field
          {...fieldProps('name')}
          label={words.name}
          required
          autoComplete="name"
          maxLength={TEXT.personName.max}
        />
        <Field
          {...fieldProps('phone')}
          label={words.phone}
          help={words.phoneHelp}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={TEXT.phone.max}
        />
        <More summary={words.more} open={isMoreOpen}>
          <div className={styles['group']}>
            <Field
              {...fieldProps('whatsapp')}
              label={words.whatsapp}
              help={words.whatsappHelp}
              type="tel"
              inputMode="tel"
              maxLength={TEXT.phone.max}
            />
            <Field
              {...fieldProps('email')}
              label={words.email}
              type="email"
              autoComplete="email"
              maxLength={TEXT.email.max}
            />
            <TextArea {...fieldProps('remarks')} label={words.remarks} maxLength={TEXT.remarks.max} />
          </div>
        </More>
        <More summary={words.gstInvoice} open={fields.gstin + fields.tradeName !== ''}>
          <div className={styles['group']}>
            <Field
              {...fieldProps('gstin')}
              label={words.gstin}
              help={words.gstinHelp}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
            />
            <Field
              {...fieldProps('tradeName')}
              label={words.tradeName}
              autoComplete="organization"
              maxLength={TEXT.tradeName.max}
            />
          </div>
        </More>
      </section>
      <section className={styles['group']} aria-labelledby="review-where">
        <h2 id="review-where">{words.where}</h2>
        <div className={styles['pair']}>
          <Field
            {...fieldProps('pinCode')}
            label={words.pinCode}
            help={<span className={styles['scripted']}>{words.pinCodeHelp}</span>}
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            onChange={(event) => onPinCode(event.target.value)}
          />
          <Select {...fieldProps('stateCode')} label={words.state} required autoComplete="address-level1">
            <option value="">{words.chooseState}</option>
            {destinations.states.map(({ code, name, allowed }) => (
              <option key={code} value={code}>
                {allowed ? name : words.stateNotServed(name)}
              </option>
            ))}
          </Select>
        </div>
        {state && !state.allowed && <Notice kind="error">{state.reason}</Notice>}
        <Field
          {...fieldProps('city')}
          label={words.city}
          required
          autoComplete="address-level2"
          maxLength={TEXT.city.max}
        />
      </section>
    </>
  );
}
