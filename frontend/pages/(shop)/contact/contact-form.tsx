import { TEXT } from '@shop/contracts/rules/limits';
import { CONTACT_SUBJECTS } from '@shop/contracts/contacts/views';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field, TextArea } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { subjectWords } from '../../../words/en/shop/contact-subjects.ts';
import { words } from '../../../words/en/shop/contact.ts';
import styles from './contact.module.css';
import type { MessageFields, Refusal } from './send-message.ts';

/** A plain form that the server answers; what was typed stays in its fields. */
export function ContactForm({ typed, refusal }: { typed: MessageFields; refusal: Refusal }) {
  const problems = refusal?.fields ?? {};
  return (
    <form method="post" action={`${paths.contact}#write`} className={styles['form']} aria-label={words.form}>
      <p className={styles['muted']}>
        {words.formLead} <a href={paths.privacy}>{words.privacy}</a>
      </p>
      {refusal && (
        <Notice kind="error" title={words.failed}>
          {refusal.problem}
        </Notice>
      )}
      <Field
        label={words.name}
        error={problems.name}
        name="name"
        defaultValue={typed.name}
        required
        minLength={2}
        maxLength={TEXT.personName.max}
        autoComplete="name"
      />
      <Field
        label={words.mobile}
        help={words.mobileHelp}
        error={problems.phone}
        name="phone"
        type="tel"
        defaultValue={typed.phone}
        maxLength={TEXT.phone.max}
        autoComplete="tel"
      />
      <Field
        label={words.emailField}
        error={problems.email}
        name="email"
        type="email"
        defaultValue={typed.email}
        maxLength={TEXT.email.max}
        autoComplete="email"
      />
      <Select
        label={words.subject}
        error={problems.subject}
        name="subject"
        defaultValue={typed.subject}
        required
      >
        <option value="">{words.chooseSubject}</option>
        {CONTACT_SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {subjectWords[subject]}
          </option>
        ))}
      </Select>
      <TextArea
        label={words.message}
        error={problems.message}
        name="message"
        defaultValue={typed.message}
        required
        minLength={5}
        maxLength={TEXT.contactMessage.max}
        rows={6}
      />
      <input
        className="visually-hidden"
        name="website"
        aria-label={words.website}
        tabIndex={-1}
        autoComplete="off"
      />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
