import type { GstReturnView } from '@shop/contracts/reports/gst';
import type { GstCheckResult } from '@shop/contracts/rules/documents/gst/checks';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/gst.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './gst-return.module.css';

/** What does not hold comes first, with its documents; what holds is folded. */
export function GstChecks({ checks, mayLeave }: Pick<GstReturnView, 'checks' | 'mayLeave'>) {
  const failing = checks
    .filter(({ state }) => state !== 'holds')
    .toSorted((a, b) => a.state.localeCompare(b.state));
  const holding = checks.filter(({ state }) => state === 'holds');
  return (
    <Panel title={words.checks}>
      {failing.length === 0 && <p>{words.allHold}</p>}
      {failing.length > 0 && (
        <ul className={styles['checks']}>
          {failing.map((result) => (
            <Failing key={result.check} result={result} />
          ))}
        </ul>
      )}
      {!mayLeave.json && <p>{mayLeave.xlsx ? words.jsonBlocked : words.blocked}</p>}
      <details>
        <summary>{words.held(holding.length)}</summary>
        <ul>
          {holding.map(({ check }) => (
            <li key={check}>{words.check[check].holds}</li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

function Failing({ result: { check, state, count, numbers } }: { result: GstCheckResult }) {
  const more = count - numbers.length;
  return (
    <li>
      <span className={styles['word']} data-state={state}>
        {words.states[state]}
      </span>
      : {words.check[check].fails}
      {numbers.map((number) => (
        <span key={number}>
          {' '}
          <a href={paths.adminInvoice(number)}>{number}</a>
        </span>
      ))}
      {more > 0 && ` ${words.more(more)}`}
    </li>
  );
}
