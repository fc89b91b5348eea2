import { Button, Group } from '@mantine/core';
import { sentenceOf } from '../../../../api/errors.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/record.ts';
import { plainText } from '../../../../lib/plain-text.ts';
import { DisputedGoods } from '../goods/disputed-goods.tsx';
import { isShownAtFields } from '../field-problems.ts';
import type { Field, Fields } from './state/fields.ts';
import styles from './form-notices.module.css';
import { decided } from './state/form-state.ts';
import { linesIn, picturesIn, questionsIn, rowsIn } from './state/spelling.ts';
import type { Typed } from './state/use-typed.ts';

/** So many characters of a long text are shown to decide by. */
const DISPUTED = 1_000;

interface FormNoticesProps<Value extends object> {
  fields: Fields<Value>;
  form: Typed<Value>;
  /** What went wrong at last; what belongs to a field stands at the field. */
  error: unknown;
}

/** What became of what was typed: kept from the last time, merged, to be decided, refused. */
export function FormNotices<Value extends object>(props: FormNoticesProps<Value>) {
  const { fields, form, error } = props;
  const { taken, disputed } = form.state;
  const names = fields.list.map(({ name }) => name);
  const labelled = (some: readonly string[]) =>
    fields.list.filter(({ name }) => some.includes(name)).map(({ label }) => label);
  return (
    <div className={styles['notices']}>
      {form.keptFrom && (
        <Notice kind="season">
          <p>{words.keptFrom(form.keptFrom)}</p>
          <Button variant="default" mt="xs" onClick={form.discard}>
            {words.discard}
          </Button>
        </Notice>
      )}
      {taken.length > 0 && <Notice kind="info">{words.taken(labelled(taken))}</Notice>}
      {Object.keys(disputed).length > 0 && (
        <Notice kind="error" title={words.disputed}>
          {fields.list
            .filter(({ name }) => disputed[name] !== undefined)
            .map((field) => (
              <Dispute key={field.name} field={field} form={form} />
            ))}
        </Notice>
      )}
      {error != null && !isShownAtFields(names, error) && (
        <div ref={bringIntoSight}>
          <Notice kind="error">{sentenceOf(error)}</Notice>
        </div>
      )}
    </div>
  );
}

/** Whoever presses the button of a long form on a phone is far below. */
function bringIntoSight(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'center' });
}

/** What both changed, side by side. */
function Dispute<Value extends object>({ field, form }: { field: Field; form: Typed<Value> }) {
  const { name, label } = field;
  const decide = (whose: 'mine' | 'theirs') => () => form.update((state) => decided(state, name, whose));
  const side = (input?: string | boolean, other?: string | boolean) =>
    field.kind === 'goods' ? (
      <DisputedGoods known={field.known} input={String(input)} other={String(other)} />
    ) : (
      shown(field, input)
    );
  return (
    <div role="group" aria-label={label} className={styles['dispute']}>
      <strong>{label}</strong>
      <dl className={styles['sides']}>
        <div>
          <dt>{words.yours}</dt>
          <dd>{side(form.state.inputs[name], form.state.disputed[name])}</dd>
        </div>
        <div>
          <dt>{words.theirs}</dt>
          <dd>{side(form.state.disputed[name], form.state.inputs[name])}</dd>
        </div>
      </dl>
      <Group gap="xs">
        <Button variant="default" onClick={decide('mine')}>
          {words.keepMine}
        </Button>
        <Button variant="default" onClick={decide('theirs')}>
          {words.takeTheirs}
        </Button>
      </Group>
    </div>
  );
}

function shown(field: Field, input: string | boolean | undefined): string {
  if (typeof input === 'boolean') return input ? words.on : words.off;
  if (input === undefined || input === '') return words.nothing;
  if (field.kind === 'rich') return plainText(input, DISPUTED);
  if (field.kind === 'questions')
    return questionsIn(input)
      .map(({ question, answer }) => `${question} ${answer}`)
      .join('\n');
  if (field.kind === 'rows')
    return rowsIn(input)
      .map((row) => row.join(' · '))
      .join('\n');
  if (field.kind === 'picture' || field.kind === 'pictures') {
    return picturesIn(input)
      .map(({ alt }) => alt || words.picture)
      .join('\n');
  }
  if (field.kind !== 'choice' && field.kind !== 'several') return input;
  const chosen = linesIn(input).map(
    (each) => field.options.find(({ value }) => value === each)?.label ?? each,
  );
  return chosen.join(', ');
}
