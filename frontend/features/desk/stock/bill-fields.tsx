import { TextInput } from '@mantine/core';
import { BILL_TEXT } from '@shop/contracts/rules/limits';
import { useEffect, useRef } from 'react';
import { words as english } from '../../../words/en/staff/stock.ts';
import { useWords } from '../parts/chosen-words.ts';
import { DayField } from '../parts/record/fields/day-field.tsx';
import styles from './bill-fields.module.css';
import type { useBill } from './use-bill.ts';

/** The bill of goods that came in: all rows of the sheet are of it. */
export function BillFields({
  bill,
  faults,
  asked,
  edit,
}: Pick<ReturnType<typeof useBill>, 'bill' | 'faults' | 'asked' | 'edit'>) {
  const words = useWords(english);
  const fields = useRef<HTMLFieldSetElement>(null);
  // Each time, and never while somebody types: a fault that comes back in another field leaves the caret where it is.
  useEffect(() => {
    if (asked > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return (
    <fieldset ref={fields} className={styles['bill']}>
      <legend>{words.bill}</legend>
      <TextInput
        label={words.billNumber}
        maxLength={BILL_TEXT.number.max}
        autoComplete="off"
        value={bill.billNumber}
        error={faults.billNumber}
        onChange={({ currentTarget }) => edit({ billNumber: currentTarget.value })}
      />
      <DayField
        label={words.billedOn}
        value={bill.billedOn}
        error={faults.billedOn}
        onType={(billedOn) => edit({ billedOn })}
      />
      <TextInput
        label={words.supplier}
        placeholder={words.supplierHelp}
        maxLength={BILL_TEXT.supplier.max}
        autoComplete="off"
        value={bill.supplier}
        onChange={({ currentTarget }) => edit({ supplier: currentTarget.value })}
      />
    </fieldset>
  );
}
