import { Stack } from '@mantine/core';
import { OPENING_STEPS, type OpeningStep, type OpeningView } from '@shop/contracts/rules/season/opening';
import type { UpiView } from '@shop/contracts/shop/views';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { namesOf, words } from '../../../words/en/staff/opening.ts';
import { staffSession } from '../../accounts/session.ts';
import { Answer } from '../parts/answer.tsx';
import { openingQuery } from './opening-query.ts';
import { RemoveDemonstration } from './remove-demonstration.tsx';
import styles from './opening-steps.module.css';

/** Where each step is done. */
const PLACES: Record<OpeningStep, string> = {
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
};

/** What is left to do until shoppers can come in, each step where it is done. */
export function OpeningSteps() {
  const query = useQuery(openingQuery);
  return <Answer query={query}>{(view) => <Steps view={view} />}</Answer>;
}

function Steps({ view: { done, placeholders, isDemonstration, upi } }: { view: OpeningView }) {
  const next = OPENING_STEPS.find((step) => !done.includes(step));
  return (
    <>
      <p className={styles['intro']}>
        {words.intro} <strong>{words.progress(done.length, OPENING_STEPS.length)}</strong>
      </p>
      {isDemonstration && (
        <Notice kind="info">
          <Stack gap={8}>
            <p>{words.demonstration}</p>
            {staffSession.current().permissions.includes('settings.write') && <RemoveDemonstration />}
          </Stack>
        </Notice>
      )}
      {!isDemonstration && placeholders.length > 0 && (
        <Notice kind="season">
          {words.keepsClosed} {namesOf(placeholders)}.
        </Notice>
      )}
      <ol className={styles['steps']}>
        {OPENING_STEPS.map((step) => {
          const isDone = done.includes(step);
          return (
            <li key={step} className={styles[isDone ? 'done' : step === next ? 'next' : 'open']}>
              <span className={styles['tick']}>{isDone && <Icon name="check" size={18} />}</span>
              <div>
                <a href={PLACES[step]}>{words.steps[step].name}</a>
                {isDone && <span className={styles['word']}>{words.done}</span>}
                <p>{words.steps[step].why}</p>
                {step === 'payment' && upi && <OneRupee upi={upi} />}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

/** The check that money reaches the shop's own account. */
function OneRupee({ upi }: { upi: UpiView }) {
  return (
    <details className={styles['rupee']}>
      <summary>{words.oneRupee}</summary>
      <p>{words.oneRupeeHelp}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(upi.square)}`}
        alt={words.oneRupee}
        width="160"
        height="160"
      />
    </details>
  );
}
