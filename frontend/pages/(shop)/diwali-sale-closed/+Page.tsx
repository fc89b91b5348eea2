import { formatDay } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { useData } from 'vike-react/useData';
import { DeviceField } from '../../../features/orders/form/device-field.tsx';
import { WelcomeBack } from '../../../features/orders/remembered/welcome-back.tsx';
import { langOf } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/shop/closed.ts';
import type { Data } from './+data.ts';
import styles from './closed.module.css';
import { ForgetForm } from './forget-form.tsx';
import { ReminderForm } from './reminder-form.tsx';

export function Page() {
  const { shop, closed } = usePageContext();
  const {
    headline,
    reminderText,
    ordersText,
    reopensOn,
    error,
    reminder,
    forgetToken,
    forgotten,
    typed,
    schemes,
  } = useData<Data>();
  const { identity, season } = shop;
  const [phone] = identity.phones;
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <img src="/pictures/lamp.svg" alt="" width="240" height="240" className={styles['lamp']} />
        <h1 lang={langOf(headline)}>{headline}</h1>
        {closed ? (
          <Reopening day={reopensOn} />
        ) : (
          <>
            <p>{words.openText}</p>
            <LinkButton href={paths.quickOrder}>{words.openList}</LinkButton>
          </>
        )}
        {closed && season.message && (
          <p className={styles['message']} lang={langOf(season.message)}>
            {season.message}
          </p>
        )}
      </header>
      <WelcomeBack />
      {forgetToken !== null && <ForgetForm token={forgetToken} answer={forgotten} />}
      {closed && <ReminderForm text={reminderText} answer={reminder} typed={typed} />}
      {schemes.length > 0 && (
        <section className={styles['card']}>
          <h2>{words.schemes}</h2>
          <p>{words.schemesText}</p>
          <dl className={styles['schemes']}>
            {schemes.map(({ name, text }) => (
              <div key={name}>
                <dt lang={langOf(name)}>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <LinkButton href={paths.closedSchemes} wide look="quiet">
            {words.joinScheme}
          </LinkButton>
        </section>
      )}
      <section className={styles['card']} id="order">
        <h2>{words.ordersTitle}</h2>
        <p lang={langOf(ordersText)}>{ordersText}</p>
        {error && <Notice kind="error">{error}</Notice>}
        <form method="post" action={`${paths.closed}#order`} className={styles['form']}>
          <Field
            label={words.number}
            help={words.numberHelp}
            name="number"
            required
            maxLength={20}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={typed.number}
          />
          <Field
            label={words.phone}
            help={words.phoneHelp}
            name="phone"
            type="tel"
            required
            maxLength={20}
            autoComplete="tel"
            defaultValue={typed.phone}
          />
          <DeviceField />
          <Button type="submit" wide>
            {words.lookUp}
          </Button>
        </form>
        {phone && (
          <p className={styles['help']}>
            {words.help}: <a href={`tel:+91${phone}`}>{formatMobile(phone)}</a>
          </p>
        )}
      </section>
    </div>
  );
}

function Reopening({ day }: { day: string | null }) {
  if (day === null) return <p>{words.noDate}</p>;
  return (
    <p className={styles['reopening']}>
      {words.reopens} <time dateTime={day}>{formatDay(day)}</time>
    </p>
  );
}
