import { MEMBER_TEXT, TEXT } from '@shop/contracts/rules/limits';
import { useEffect, useId, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Field, TextArea } from '../../ui/fields/field.tsx';
import { Notice } from '../../ui/messages/notice.tsx';
import { words } from '../../words/en/shop/join-scheme.ts';
import type { PostedJoin } from './answer-join-form.ts';
import type { JoinField } from './join-fields.ts';
import styles from './join-form.module.css';
import type { ShownScheme } from './shown-schemes.ts';
import { useJoinDraft } from './use-join-draft.ts';

interface JoinFormProps {
  schemes: readonly ShownScheme[];
  posted: PostedJoin | null;
  /** The page that it stands on, which answers it. */
  action: string;
}

/** An ordinary form in two steps, which the server answers: it is filled, then read once more and sent. */
export function JoinForm({ schemes, posted, action }: JoinFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const keepDraft = useJoinDraft(form);
  const { fields, errors = {}, notice, idempotencyKey } = posted ?? {};
  const places = schemes.filter(({ isFull }) => !isFull);
  const only = places.length === 1 ? places[0]?.slug : undefined;

  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('[aria-invalid="true"], [name="scheme"][aria-describedby]:enabled')
      ?.focus();
  }, []);

  const fieldProps = (name: JoinField) => ({
    name,
    error: errors[name],
    defaultValue: fields?.[name] ?? '',
  });
  const tick = (name: 'adult' | 'consent') => ({
    name,
    value: 'yes',
    error: errors[name],
    defaultChecked: fields?.[name] === 'yes',
    required: true,
  });

  return (
    <form
      ref={form}
      method="post"
      action={`${action}#join`}
      className={styles['form']}
      aria-label={words.title}
      noValidate
      onInput={keepDraft}
    >
      <input type="hidden" name="ask" value="join" />
      {idempotencyKey && <input type="hidden" name="key" value={idempotencyKey} />}
      {notice && (
        <Notice kind={notice.kind} title={notice.title}>
          {notice.text}
        </Notice>
      )}
      <Choice schemes={schemes} chosen={fields?.scheme ?? only} error={errors.scheme} />
      <fieldset className={styles['group']}>
        <legend>{words.who}</legend>
        <div className={styles['pair']}>
          <Field
            {...fieldProps('name')}
            label={words.name}
            required
            maxLength={TEXT.personName.max}
            autoComplete="name"
          />
          <Field
            {...fieldProps('phone')}
            label={words.phone}
            help={words.phoneHelp}
            required
            type="tel"
            maxLength={TEXT.phone.max}
            autoComplete="tel"
          />
        </div>
        <Field
          {...fieldProps('email')}
          label={words.email}
          help={words.emailHelp}
          type="email"
          maxLength={TEXT.email.max}
          autoComplete="email"
        />
        <TextArea
          {...fieldProps('address')}
          label={words.address}
          help={words.addressHelp}
          required
          maxLength={TEXT.address.max}
          autoComplete="street-address"
        />
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{words.nominee}</legend>
        <p className={styles['help']}>{words.nomineeHelp}</p>
        <div className={styles['pair']}>
          <Field
            {...fieldProps('nomineeName')}
            label={words.nomineeName}
            required
            maxLength={TEXT.personName.max}
            autoComplete="off"
          />
          <Field
            {...fieldProps('nomineeRelation')}
            label={words.nomineeRelation}
            required
            maxLength={MEMBER_TEXT.relation.max}
            placeholder={words.nomineeRelationHelp}
            autoComplete="off"
          />
        </div>
        <Field
          {...fieldProps('nomineePhone')}
          label={words.nomineePhone}
          type="tel"
          maxLength={TEXT.phone.max}
          autoComplete="off"
        />
      </fieldset>
      <section aria-label={words.consents} className={styles['consents']}>
        <Checkbox {...tick('adult')} label={words.adult} />
        <Checkbox {...tick('consent')} label={words.consent} />
        <p>
          <a href={paths.privacy} target="_blank" rel="noopener">
            {words.privacy}
          </a>
        </p>
      </section>
      <input
        className="visually-hidden"
        name="website"
        aria-label={words.website}
        tabIndex={-1}
        autoComplete="off"
      />
      <Button type="submit">{idempotencyKey ? words.send : words.look}</Button>
    </form>
  );
}

function Choice({
  schemes,
  chosen,
  error,
}: {
  schemes: readonly ShownScheme[];
  chosen: string | undefined;
  error: string | undefined;
}) {
  const errorId = useId();
  return (
    <fieldset className={styles['group']}>
      <legend>{words.scheme}</legend>
      {schemes.map(({ slug, name, isFull, choice }) => (
        <label key={slug} className={error ? `${styles['choice']} ${styles['missed']}` : styles['choice']}>
          <input
            type="radio"
            name="scheme"
            value={slug}
            disabled={isFull}
            defaultChecked={slug === chosen && !isFull}
            aria-describedby={error ? errorId : undefined}
          />
          <ChoiceWords name={name} choice={choice} />
        </label>
      ))}
      {error && (
        <p id={errorId} className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function ChoiceWords({ name, choice }: Pick<ShownScheme, 'name' | 'choice'>) {
  return (
    <span>
      <b>{name}</b>
      <span>{choice.text}</span>
      <small>{choice.more}</small>
    </span>
  );
}
