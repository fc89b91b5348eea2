import { Button } from '@mantine/core';
import { nextSchemeStates, type SchemeState } from '@shop/contracts/rules/schemes/membership-states';
import { moveScheme } from '@shop/contracts/schemes/endpoints';
import type { SchemeRecordView } from '@shop/contracts/schemes/views';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/schemes.ts';
import { staffSession } from '../../accounts/session.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { useAction } from '../parts/action/use-action.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './schemes.module.css';

interface SchemeStandingProps {
  scheme: SchemeRecordView;
  isUnsaved: boolean;
  onChange: (scheme: SchemeRecordView) => void;
}

/** Who is in a scheme, what the shop holds of them, and the steps from a draft to the end. */
export function SchemeStanding({ scheme, isUnsaved, onChange }: SchemeStandingProps) {
  const { id, state, members, toSettle, value } = scheme;
  const [asking, setAsking] = useState<SchemeState | null>(null);
  const move = useAction<SchemeState, SchemeRecordView>({
    step: `scheme/${id}/from-${state}`,
    send: (to, attempt) => stepSignedIn(moveScheme, { params: { id }, body: { from: state, to }, attempt }),
    onDone: onChange,
    done: (to) => words.moved(value.name, to),
  });
  const mayWrite = staffSession.current().permissions.includes('schemes.write');
  const heldPaise = members.reduce((sum, each) => sum + each.heldPaise, 0);
  const requested = members.find((each) => each.state === 'requested')?.members ?? 0;
  return (
    <Panel title={words.standing}>
      <p>{words.stateIs[state]}</p>
      {members.length === 0 ? (
        <p>{words.noMembers}</p>
      ) : (
        <ul className={styles['facts']}>
          {members.map((each) => (
            <li key={each.state}>{words.byState(each)}</li>
          ))}
        </ul>
      )}
      {state === 'closed' && <p>{toSettle === 0 ? words.settled : words.toSettle(toSettle, heldPaise)}</p>}
      <div className={styles['steps']}>
        <Button component="a" variant="default" href={`${paths.adminMembers}?scheme=${value.slug}`}>
          {words.membersOf}
        </Button>
        {toSettle > 0 && (
          <Button
            component="a"
            variant="default"
            href={`${paths.adminMembers}?scheme=${value.slug}&due=held`}
          >
            {words.seeToSettle}
          </Button>
        )}
        <Button component="a" variant="default" href={paths.adminSchemeSheet(value.slug)}>
          {words.sheet}
        </Button>
        {mayWrite &&
          nextSchemeStates(state).map((to, index) => (
            <Button
              key={to}
              variant={index === 0 ? 'filled' : 'default'}
              {...(index === 0 && { 'data-next-step': true })}
              disabled={isUnsaved}
              onClick={() => setAsking(to)}
            >
              {nameOf(state, to)}
            </Button>
          ))}
      </div>
      {mayWrite && isUnsaved && <p role="status">{words.saveFirst}</p>}
      {asking && (
        <AskFirst
          title={words.askMove(nameOf(state, asking), value.name)}
          effects={words.moveEffects(asking, toSettle, heldPaise, requested)}
          submit={nameOf(state, asking)}
          danger={asking === 'closed'}
          run={() => move.run(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </Panel>
  );
}

function nameOf(from: SchemeState, to: SchemeState): string {
  if (to === 'running' && from === 'closed') return words.resume;
  return to === 'open' && from === 'running' ? words.reopen : words.moves[to];
}
