import { useData } from 'vike-react/useData';
import { DeviceField } from '../../../features/orders/form/device-field.tsx';
import { WelcomeBack } from '../../../features/orders/remembered/welcome-back.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { Container } from '../../../ui/page/section.tsx';
import { words } from '../../../words/en/shop/orders-track.ts';
import type { Data } from './+data.ts';
import styles from './track.module.css';

/** Finds an order by its number and the phone it was ordered with. */
export function Page() {
  const { number, phone, numberError, phoneError, problem, unanswered } = useData<Data>();
  return (
    <Container narrow>
      <h1>{words.title}</h1>
      <WelcomeBack />
      <p className={styles['lead']}>{words.lead}</p>
      <form method="post" className={styles['form']} aria-label={words.title}>
        {problem && (
          <Notice kind="error" title={unanswered ? words.unanswered : words.failed}>
            {problem}
          </Notice>
        )}
        <Field
          label={words.number}
          help={words.numberHelp}
          error={numberError}
          name="number"
          defaultValue={number}
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Field
          label={words.phone}
          help={words.phoneHelp}
          error={phoneError}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={phone}
          required
          maxLength={20}
        />
        <DeviceField />
        <Button type="submit">{words.find}</Button>
      </form>
    </Container>
  );
}
