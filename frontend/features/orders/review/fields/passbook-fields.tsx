import { TEXT } from '@shop/contracts/rules/limits';
import type { Redemption } from '@shop/contracts/rules/schemes/passbook';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field } from '../../../../ui/fields/field.tsx';
import { words } from '../../../../words/en/shop/orders-review.ts';
import type { FieldErrors, FieldName, ReviewFields } from '../../form/review-fields.ts';
import { More } from '../../../../ui/page/more.tsx';
import styles from '../review-fields.module.css';

interface PassbookFieldsProps {
  fields: ReviewFields;
  errors: FieldErrors;
  busy: boolean;
  /** What it takes off the bill, once that is known. */
  takenOff: Redemption | null;
  onChange: (name: FieldName, value: string) => void;
}

/** A passbook of a scheme pays for the order, as far as it reaches. */
export function PassbookFields({ fields, errors, busy, takenOff, onChange }: PassbookFieldsProps) {
  const fieldProps = (name: 'passbook' | 'passbookPhone') => ({
    name,
    value: fields[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  return (
    <More summary={words.passbookTitle} open={fields.passbook !== ''}>
      <div className={styles['group']}>
        <Field {...fieldProps('passbook')} label={words.passbook} help={words.passbookHelp} maxLength={20} />
        <Field
          {...fieldProps('passbookPhone')}
          label={words.passbookPhone}
          help={words.passbookPhoneHelp}
          type="tel"
          inputMode="tel"
          maxLength={TEXT.phone.max}
        />
        <Button type="submit" look="quiet" name="step" value="credit" formNoValidate busy={busy}>
          {words.takeOff}
        </Button>
        {/* On a phone the bill is folded. */}
        <p role="status">{takenOff && words.isTakenOff(takenOff)}</p>
      </div>
    </More>
  );
}
