import type { StateView } from '@shop/contracts/places/views';
import { langOf } from '../../lib/language.ts';
import { words } from '../../words/en/shop/goods.ts';
import styles from './state-rule.module.css';

/** What may be sent to a state, when it may be lit there, and what else is to be minded. */
export function StateRule({
  state,
}: {
  state: Pick<StateView, 'name' | 'goods' | 'burstingHours' | 'note'>;
}) {
  return (
    <p className={styles['rule']}>
      {words.rule[state.goods](state.name)}
      {state.burstingHours && ` ${words.hours(state.burstingHours)}`}
      {state.note && <Note text={` ${state.note}`} />}
    </p>
  );
}

function Note({ text }: { text: string }) {
  const lang = langOf(text);
  return lang ? <span lang={lang}>{text}</span> : text;
}
