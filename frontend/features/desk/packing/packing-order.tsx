import { useCallback, useState } from 'react';
import type { PackingView } from '@shop/contracts/packing/views';
import { isPacked } from '@shop/contracts/rules/desk/packing';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as english } from '../../../words/en/staff/packing.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { useWords } from '../parts/chosen-words.ts';
import { PackingBar } from './packing-bar.tsx';
import { PackingLine } from './packing-line.tsx';
import { usePacking } from './packing-queries.ts';
import styles from './packing.module.css';
import { useTicks } from './use-ticks.ts';

/** An order in the hands of whoever packs it. */
export function PackingOrder({ number }: { number: string }) {
  const words = useWords(english);
  const mayPack = staffSession.current().permissions.includes('orders.advance');
  return (
    <AdminPage title={words.titleOf(number)} back={{ text: words.back, href: paths.adminPacking }} narrow>
      {mayPack ? <Packing number={number} /> : <NotAllowed />}
    </AdminPage>
  );
}

function Packing({ number }: { number: string }) {
  const query = usePacking(number);
  const [problem, setProblem] = useState<string | null>(null);
  const report = useCallback((sentence: string | null) => setProblem(sentence), []);
  return (
    <>
      {problem && <Notice kind="error">{problem}</Notice>}
      <Answer query={query} lines={8}>
        {(view) => <Lines view={view} report={report} />}
      </Answer>
    </>
  );
}

interface LinesProps {
  view: PackingView;
  report: (sentence: string | null) => void;
}

function Lines({ view: asKept, report }: LinesProps) {
  const words = useWords(english);
  const { waiting, unsent, tick } = useTicks(asKept.number);
  const lines = asKept.lines.map((line) => ({ ...line, packed: waiting[line.code]?.packed ?? line.packed }));
  const view = { ...asKept, lines };
  const isOpen = view.state === 'confirmed';
  return (
    <>
      <p className={styles['help']}>
        {view.customerName} · {words.goesTo(view.pickupLocation ?? words.toDoor, view.city)} ·{' '}
        <a href={paths.adminOrder(view.number)}>{words.toOrder}</a>
      </p>
      <Standing view={view} />
      {view.remarks !== '' && <Notice title={words.remarks}>{view.remarks}</Notice>}
      {isOpen && lines.some((line) => line.was !== null && !isPacked(line)) && (
        <Notice kind="season" title={words.changed}>
          {words.changedHelp}
        </Notice>
      )}
      <ul className={styles['lines']} aria-label={words.lines}>
        {lines.map((line) => (
          <PackingLine
            key={line.code}
            line={line}
            proposal={view.proposal}
            mayTick={isOpen}
            onTick={(packed) => tick(line.code, packed)}
          />
        ))}
      </ul>
      <PackingBar view={view} unsent={unsent} isSent={Object.keys(waiting).length === 0} report={report} />
    </>
  );
}

/** Why the order is not packed, or goes no further. */
function Standing({ view: { state, holdReason, mergedInto } }: { view: PackingView }) {
  const words = useWords(english);
  if (mergedInto !== null) {
    return (
      <Notice kind="season">
        {words.mergedInto} <a href={paths.adminPackingOf(mergedInto)}>{mergedInto}</a>
      </Notice>
    );
  }
  if (holdReason !== null) return <Notice kind="season">{words.held(holdReason)}</Notice>;
  if (state === 'confirmed') return null;
  return <Notice>{state === 'placed' ? words.notConfirmed : words.isPacked(state)}</Notice>;
}
