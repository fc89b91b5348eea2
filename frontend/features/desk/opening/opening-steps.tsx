import { Button, Stack } from '@mantine/core';
import {
  canWait,
  OPENING_STEPS,
  type OpeningStep,
  type OpeningView,
  type StepThatCanWait,
} from '@shop/contracts/rules/season/opening';
import { putOffOpeningStep } from '@shop/contracts/shop/endpoints';
import type { UpiView } from '@shop/contracts/shop/views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { namesOf, words } from '../../../words/en/staff/opening.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError } from '../parts/action/use-action.ts';
import { Answer } from '../parts/answer.tsx';
import { openingQuery } from './opening-query.ts';
import { RemoveDemonstration } from './remove-demonstration.tsx';
import { RemoveTestOrders } from './remove-test-orders.tsx';
import { TryMail } from './try-mail.tsx';
import styles from './opening-steps.module.css';

/** Where each step is done; mail is tried on this page. */
const PLACES: Record<Exclude<OpeningStep, 'mail'>, string> = {
  identity: paths.settingsSection('identity'),
  licence: paths.settingsSection('identity'),
  payment: paths.settingsSection('payment'),
  sale: paths.settingsSection('sale'),
  season: paths.settingsSection('season'),
  states: paths.adminRecords('state'),
  places: paths.adminRecords('pickuplocation'),
  products: paths.productImport,
  pictures: paths.uploads,
  looks: paths.settingsSection('looks'),
  texts: paths.adminTexts,
  people: paths.users,
  opening: paths.settingsSection('door'),
  order: paths.adminOrders,
};

/** What is left to do until shoppers can come in, each step where it is done. */
export function OpeningSteps() {
  const query = useQuery(openingQuery);
  return <Answer query={query}>{(view) => <Steps view={view} />}</Answer>;
}

function Steps({ view }: { view: OpeningView }) {
  const { done, later, placeholders, isDemonstration } = view;
  const isLater = (step: OpeningStep) => later.some((each) => each === step);
  const now = OPENING_STEPS.filter((step) => !isLater(step));
  const next = now.find((step) => !done.includes(step));
  return (
    <>
      <p className={styles['intro']}>
        {words.intro} <strong>{words.progress(done.length, OPENING_STEPS.length)}</strong>
      </p>
      {isDemonstration && (
        <Notice kind="info">
          <Stack gap={8}>
            <p>{words.demonstration}</p>
            {mayWrite() && <RemoveDemonstration />}
          </Stack>
        </Notice>
      )}
      {!isDemonstration && placeholders.length > 0 && (
        <Notice kind="season">
          {words.keepsClosed} {namesOf(placeholders)}.
        </Notice>
      )}
      <ol className={styles['steps']}>
        {now.map((step) => (
          <Step key={step} step={step} view={view} isNext={step === next} />
        ))}
      </ol>
      {later.length > 0 && (
        <>
          <h2 className={styles['later']}>{words.later}</h2>
          <ul className={styles['steps']}>
            {later.map((step) => (
              <Step key={step} step={step} view={view} isLater />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface StepProps {
  step: OpeningStep;
  view: OpeningView;
  isNext?: boolean;
  isLater?: boolean;
}

function Step({ step, view: { done, mail, upi, testOrders }, isNext = false, isLater = false }: StepProps) {
  const isDone = done.includes(step);
  return (
    <li className={styles[isDone ? 'done' : isNext ? 'next' : 'open']}>
      <span className={styles['tick']}>{isDone && <Icon name="check" size={18} />}</span>
      <div>
        {step === 'mail' ? (
          <strong>{words.steps.mail.name}</strong>
        ) : (
          <a href={PLACES[step]}>{words.steps[step].name}</a>
        )}
        {isDone && <span className={styles['word']}>{words.done}</span>}
        <p>{words.steps[step].why}</p>
        {step === 'mail' && !isLater && mayWrite() && <TryMail mail={mail} />}
        {step === 'order' && testOrders.length > 0 && mayWrite() && <RemoveTestOrders numbers={testOrders} />}
        {step === 'payment' && upi && <OneRupee upi={upi} />}
      </div>
      {!isDone && canWait(step) && mayWrite() && <PutOff step={step} isLater={isLater} />}
    </li>
  );
}

function PutOff({ step, isLater }: { step: StepThatCanWait; isLater: boolean }) {
  const queries = useQueryClient();
  const { name } = words.steps[step];
  const putOff = async () => {
    const asked = { params: { step }, body: { later: !isLater } };
    queries.setQueryData(openingQuery.queryKey, await callSignedIn(putOffOpeningStep, asked));
  };
  return (
    <Button
      variant="subtle"
      aria-label={isLater ? words.bringBackStep(name) : words.putOffStep(name)}
      onClick={() => void putOff().catch(notifyError)}
    >
      {isLater ? words.bringBack : words.putOff}
    </Button>
  );
}

function mayWrite(): boolean {
  return staffSession.current().permissions.includes('settings.write');
}

/** The check that money reaches the shop's own account. */
function OneRupee({ upi }: { upi: UpiView }) {
  return (
    <details className={styles['rupee']}>
      <summary>{words.oneRupee}</summary>
      <p>{words.oneRupeeHelp}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(upi.qrCode)}`}
        alt={words.oneRupee}
        width="160"
        height="160"
      />
    </details>
  );
}
