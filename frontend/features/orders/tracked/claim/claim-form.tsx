import { TEXT } from '@shop/contracts/rules/limits';
import { CLAIM } from '@shop/contracts/rules/orders/claims';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Field, TextArea } from '../../../../ui/fields/field.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { toast } from '../../../../ui/messages/toast.ts';
import { Stepper } from '../../../../ui/quantity/stepper.tsx';
import { words } from '../../../../words/en/shop/claim.ts';
import { fullName } from '../../form/list-rows.ts';
import { FormTitle } from '../own-change/form-title.tsx';
import styles from '../own-change/own-change.module.css';
import { AddPhotos } from './add-photos.tsx';
import { ClaimOnItsWay, ClaimRefusal } from './claim-on-its-way.tsx';
import { ClaimPhotos, type ChosenPhoto } from './claim-photos.tsx';
import { useClaim, type ClaimFormProps } from './use-claim.ts';

/** What is broken or missing of the order, or more photographs of what she told. */
export function ClaimForm(props: ClaimFormProps) {
  const [isTold] = useState(props.order.ownClaims.obstacle === 'open');
  return isTold ? <AddPhotos {...props} /> : <TellForm {...props} />;
}

/** How many of each, what happened, and photographs. */
function TellForm({ order: shown, token, onDone, onClose }: ClaimFormProps) {
  // As it was opened: once she has told, the order says that the shop is to answer.
  const [{ lines, ownClaims }] = useState(shown);
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const [remark, setRemark] = useState('');
  const [phone, setPhone] = useState('');
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [tried, setTried] = useState(false);
  const claim = useClaim(shown, token, (now) => {
    toast(words.sent);
    onDone(now);
    onClose();
  });
  const goods = [...counts]
    .filter(([, quantity]) => quantity > 0)
    .map(([code, quantity]) => ({ code, quantity }));
  const files = photos.map(({ file }) => file);
  const digits = mobileDigits(phone);
  const isPhoneWrong = ownClaims.needsPhone && digits === null;
  const send = () => {
    setTried(true);
    if (goods.length === 0 || isPhoneWrong) return;
    void claim.send({ goods, remark: remark.trim(), ...(digits && { phone: digits }) }, files);
  };
  if (claim.busy || claim.left !== null) return <ClaimOnItsWay claim={claim} files={files} />;
  return (
    <form
      className={styles['form']}
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <FormTitle>{words.title}</FormTitle>
      <p>{words.help}</p>
      <ul className={styles['lines']} aria-label={words.goods}>
        {lines.map((line) => (
          <li key={line.code} className={styles['line']}>
            <div>
              <b>{fullName(line)}</b>
              <small>
                {line.code} · {words.ordered(line.quantity)}
              </small>
            </div>
            <Stepper
              label={fullName(line)}
              value={counts.get(line.code) ?? 0}
              most={line.quantity}
              onChange={(quantity) => setCounts((last) => new Map(last).set(line.code, quantity))}
            />
          </li>
        ))}
      </ul>
      <TextArea
        label={words.remark}
        rows={2}
        maxLength={TEXT.remarks.max}
        value={remark}
        onChange={(event) => setRemark(event.target.value)}
      />
      {ownClaims.needsPhone && (
        <Field
          label={words.phone}
          help={words.phoneHelp}
          error={tried && isPhoneWrong ? words.phoneProblem : null}
          type="tel"
          autoComplete="tel"
          required
          maxLength={TEXT.phone.max}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      )}
      <ClaimPhotos
        most={CLAIM.mostPhotos}
        photos={photos}
        onChange={setPhotos}
        busy={isPreparing}
        onBusy={setPreparing}
      />
      {tried && goods.length === 0 && <Notice kind="error">{words.nothing}</Notice>}
      <ClaimRefusal {...claim} />
      <Button type="submit" busy={isPreparing}>
        {words.send}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {words.back}
      </Button>
    </form>
  );
}
