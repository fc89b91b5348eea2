import { ACCOUNT_NUMBER, IFSC, REFERRER_TEXT, TEXT, UPI_ID } from '@shop/contracts/rules/limits';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { givePayee } from '@shop/contracts/schemes/endpoints';
import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { payeeWords as words } from '../../../words/en/passbook-payee.ts';
import cards from './passbook.module.css';

const BOXES = ['upiId', 'accountName', 'accountNumber', 'ifsc'] as const;
type Box = (typeof BOXES)[number] | 'phone';

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
  const [typed, setTyped] = useState<Partial<Record<Box, string>>>({});
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const value = (box: Box) => (typed[box] ?? '').trim();
  const errors = tried ? wrongIn(value) : {};
  const send = async () => {
    setTried(true);
    if (busy || Object.keys(wrongIn(value)).length > 0) return;
    setBusy(true);
    setError(null);
    try {
      const [upiId = null, accountName = null, accountNumber = null, ifsc = null] = BOXES.map(
        (box) => value(box) || null,
      );
      const body = {
        phone: value('phone'),
        upiId,
        accountName,
        accountNumber,
        ifsc: ifsc?.toUpperCase() ?? null,
      };
      onGiven((await call(givePayee, { params: { token }, body })).payee.payTo);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setBusy(false);
    }
  };
  const box = (name: Box, max: number) => ({
    name,
    label: words[name],
    value: typed[name] ?? '',
    error: errors[name],
    maxLength: max,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: currentTarget.value }),
  });
  return (
    <form
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
      <Field {...box('accountNumber', 18)} inputMode="numeric" />
      <Field {...box('ifsc', 11)} />
      <Field {...box('phone', TEXT.phone.max)} help={words.phoneHelp} type="tel" required />
      {error != null && <Notice kind="error">{sentenceOf(error)}</Notice>}
      <p className={cards['help']}>{words.once}</p>
      <Button type="submit" busy={busy} className={cards['scripted']}>
        {words.send}
      </Button>
    </form>
  );
}

/** What cannot be right, a sentence a box; the API has the last word. */
function wrongIn(value: (box: Box) => string): Partial<Record<Box, string>> {
  const wrong: Partial<Record<Box, string>> = {};
  if (!mobileDigits(value('phone'))) wrong.phone = words.problems.phone;
  const account = [value('accountName'), value('accountNumber'), value('ifsc')];
  const hasAccount = account.some(Boolean);
  if (value('upiId') === '' && !hasAccount) wrong.upiId = words.problems.none;
  else if (value('upiId') !== '' && hasAccount) wrong.upiId = words.problems.both;
  else if (value('upiId') !== '' && !UPI_ID.test(value('upiId'))) wrong.upiId = words.problems.upiId;
  if (!hasAccount) return wrong;
  if (value('accountName').length < REFERRER_TEXT.accountName.min) {
    wrong.accountName = words.problems.accountName;
  }
  if (!ACCOUNT_NUMBER.test(value('accountNumber'))) wrong.accountNumber = words.problems.accountNumber;
  if (!IFSC.test(value('ifsc').toUpperCase())) wrong.ifsc = words.problems.ifsc;
  return wrong;
}
