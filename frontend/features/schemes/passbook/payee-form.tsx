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

type PayeeBox = 'phone' | 'upiId' | 'accountName' | 'accountNumber' | 'ifsc';

/** Of an account's number and its IFSC as they are pasted: a box cuts what is longer, and groups must fit. */
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
  const [boxes, setBoxes] = useState<Partial<Record<PayeeBox, string>>>({});
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const typed = payeeTyped(boxes);
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
  const box = (name: PayeeBox, max: number) => ({
    name,
    label: words[name],
    value: boxes[name] ?? '',
    error: errors[name],
    maxLength: max,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setBoxes({ ...boxes, [name]: currentTarget.value }),
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
      <Field {...box('upiId', 97)} help={words.upiIdHelp} />
      <p>{words.orAccount}</p>
      <Field {...box('accountName', REFERRER_TEXT.accountName.max)} />
      <Field {...box('accountNumber', PASTED)} inputMode="numeric" />
      <Field {...box('ifsc', PASTED)} />
      <Field {...box('phone', TEXT.phone.max)} help={words.phoneHelp} type="tel" required />
      {error != null && <Notice kind="error">{sentenceOf(error)}</Notice>}
      <p className={cards['help']}>{words.once}</p>
      <Button type="submit" busy={busy} className={cards['scripted']}>
        {words.send}
      </Button>
    </form>
  );
}

/** What the boxes say: numbers are pasted in groups, as banks print them, and kept without. */
export function payeeTyped(typed: Partial<Record<PayeeBox, string>>): Record<PayeeBox, string> {
  const { phone = '', upiId = '', accountName = '', accountNumber = '', ifsc = '' } = typed;
  return {
    phone: phone.trim(),
    upiId: upiId.trim(),
    accountName: accountName.trim(),
    accountNumber: ungrouped(accountNumber),
    ifsc: ungrouped(ifsc).toUpperCase(),
  };
}

/** What cannot be right, a sentence a box; the API has the last word. */
export function wrongInPayee({
  phone,
  upiId,
  accountName,
  accountNumber,
  ifsc,
}: Record<PayeeBox, string>): Partial<Record<PayeeBox, string>> {
  const wrong: Partial<Record<PayeeBox, string>> = {};
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
