import type { StateView } from '@shop/contracts/places/views';
import type { RefObject } from 'react';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { StateRule } from '../../places/state-rule.tsx';
import type { ShownReadyList } from '../ready/shown-ready-lists.ts';
import type { ListCategory } from '../form/list-rows.ts';
import { chooseState } from '../form/state/chosen-state.ts';
import styles from './list-head.module.css';
import { ListWays } from './list-ways.tsx';

interface ListHeadProps {
  categories: readonly ListCategory[];
  states: readonly StateView[];
  readyLists: readonly ShownReadyList[];
  state: StateView | null;
  /** The form that the state is sent with. */
  formId: string;
  select: RefObject<HTMLSelectElement | null>;
}

/** The title, where the goods go, its rule and the ways to take the list along: one line, on a phone one that unfolds. */
export function ListHead({ categories, states, readyLists, state, formId, select }: ListHeadProps) {
  return (
    <div className={styles['head']}>
      <h1>{words.heading}</h1>
      <details className={styles['fold']}>
        <summary>{words.goesTo(state?.name ?? '')}</summary>
        <div className={styles['folded']}>
          <label className={styles['state']}>
            <span>{words.sendingTo}</span>
            <select
              ref={select}
              name="stateCode"
              form={formId}
              value={state?.code ?? ''}
              onChange={(event) => chooseState(event.target.value)}
            >
              {states.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <ListWays categories={categories} readyLists={readyLists} />
          <div className={styles['about']}>
            <p>
              {words.lead} <a href={paths.ourPrices}>{words.whyBelowMrp}</a>
            </p>
            {state?.allowed && state.goods === 'all' && <StateRule state={state} />}
          </div>
        </div>
      </details>
    </div>
  );
}
