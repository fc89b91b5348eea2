import { REFERRER_TEXT, TEXT, ACCOUNT_NUMBER, IFSC, UPI_ID } from '@shop/contracts/rules/limits';
import { givePayee } from '@shop/contracts/schemes/endpoints';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { useEffect, useRef, useState } from 'react';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { payeeWords as words } from '../../../words/en/shop/passbook-payee.ts';
import cards from './passbook.module.css';

type PayeeField = 'phone' | 'upiId' | 'accountName' | 'accountNumber' | 'ifsc';

/** Of an account's number and its IFSC as they are pasted: a field cuts what is longer, and groups must fit. */
const PASTED = 40;

/** Where the money goes that is paid back: asked once, then said. */
export function PayeeForm({ passbook, token }: { passbook: PassbookView; token: string }) {
  const [payTo, setPayTo] = useState(passbook.payee.payTo);
  return (
    <section className={`${cards['card']} ${cards['screen']}`} aria-labelledby="payee">
      <h2 id="payee">{words.title}</h2>
      {payTo === null ? <Ask token={token} onGiven={setPayTo} /> : <p role="status">{words.goesTo(payTo)}</p>}
    </section>
  );
}

function Ask({ token, onGiven }: { token: string; onGiven: (payTo: string | null) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState<Partial<Record<PayeeField, string>>>({});
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const typed = payeeTyped(inputs);
  const wrong = wrongInPayee(typed);
  const errors = tries > 0 ? wrong : {};
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const send = async () => {
    if (busy) return;
    setTries(tries + 1);
    if (Object.keys(wrong).length > 0) return;
    setBusy(true);
    setError(null);
    try {
      const { phone, upiId, accountName, accountNumber, ifsc } = typed;
      const body = {
        phone,
        upiId: upiId || null,
        accountName: accountName || null,
        accountNumber: accountNumber || null,
        ifsc: ifsc || null,
      };
      onGiven((await call(givePayee, { params: { token }, body })).payee.payTo);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const fieldProps = (name: PayeeField, max: number) => ({
    name,
    label: words[name],
    value: inputs[name] ?? '',
    error: errors[name],
    maxLength: max,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setInputs({ ...inputs, [name]: currentTarget.value }),
  });
  return (
    <form
      ref={form}
      className={cards['column']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{words.intro}</p>
      <Field {...fieldProps('upiId', 97)} help={words.upiIdHelp} />
      <p>{words.orAccount}</p>
      <Field {...fieldProps('accountName', REFERRER_TEXT.accountName.max)} />
      <Field {...fieldProps('accountNumber', PASTED)} inputMode="numeric" />
      <Field {...fieldProps('ifsc', PASTED)} />
      <Field {...fieldProps('phone', TEXT.phone.max)} help={words.phoneHelp} type="tel" required />
      {error != null && <Notice kind="error">{sentenceOf(error)}</Notice>}
      <p className={cards['help']}>{words.once}</p>
      <Button type="submit" busy={busy} className={cards['scripted']}>
        {words.send}
      </Button>
    </form>
  );
}

/** What the fields say: numbers are pasted in groups, as banks print them, and kept without. */
export function payeeTyped(typed: Partial<Record<PayeeField, string>>): Record<PayeeField, string> {
  const { phone = '', upiId = '', accountName = '', accountNumber = '', ifsc = '' } = typed;
  return {
    phone: phone.trim(),
    upiId: upiId.trim(),
    accountName: accountName.trim(),
    accountNumber: ungrouped(accountNumber),
    ifsc: ungrouped(ifsc).toUpperCase(),
  };
}

/** What cannot be right, a sentence a field; the API has the last word. */
export function wrongInPayee({
  phone,
  upiId,
  accountName,
  accountNumber,
  ifsc,
}: Record<PayeeField, string>): Partial<Record<PayeeField, string>> {
  const wrong: Partial<Record<PayeeField, string>> = {};
  if (!mobileDigits(phone)) wrong.phone = words.problems.phone;
  const hasAccount = [accountName, accountNumber, ifsc].some(Boolean);
  if (upiId === '' && !hasAccount) wrong.upiId = words.problems.none;
  else if (upiId !== '' && hasAccount) wrong.upiId = words.problems.both;
  else if (upiId !== '' && !UPI_ID.test(upiId)) wrong.upiId = words.problems.upiId;
  if (!hasAccount) return wrong;
  if (accountName.length < REFERRER_TEXT.accountName.min) wrong.accountName = words.problems.accountName;
  if (!ACCOUNT_NUMBER.test(accountNumber)) wrong.accountNumber = words.problems.accountNumber;
  if (!IFSC.test(ifsc)) wrong.ifsc = words.problems.ifsc;
  return wrong;
}

function ungrouped(text: string): string {
  return text.replace(/[\s\p{Pd}]/gu, '');
}
