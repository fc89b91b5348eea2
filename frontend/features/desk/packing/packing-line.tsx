import type { PackingLineView, PackingView } from '@shop/contracts/packing/views';
import type { Translated } from '@shop/contracts/rules/language';
import { isPacked } from '@shop/contracts/rules/desk/packing';
import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { words as english } from '../../../words/en/staff/packing.ts';
import { words as uiWords } from '../../../words/en/shop/ui.ts';
import { words as screenWords } from '../../../words/en/staff/screen.ts';
import { useNames, useWords } from '../parts/chosen-words.ts';
import styles from './packing.module.css';
import { Stepper } from '../../../ui/quantity/stepper.tsx';

/** Two presses of one tap of a thumb, ms: the second would take the tick back. */
const ONE_TAP = 400;

interface PackingLineProps {
  line: PackingLineView;
  proposal: PackingView['proposal'];
  mayTick: boolean;
  onTick: (packed: number) => void;
}

/** A line of an order that is packed: one tap puts all of it in the box, another takes that back. */
export function PackingLine({ line, proposal, mayTick, onTick }: PackingLineProps) {
  const words = useWords(english);
  const screen = useWords(screenWords);
  const [first, second] = useNames()(line);
  const pressedAt = useRef(-ONE_TAP);
  const { code, unit, content, quantity, was, by, picture } = line;
  const [counting, setCounting] = useState(false);
  const done = isPacked(line);
  return (
    <li className={styles['line']} data-done={done || undefined} data-changed={was !== null || undefined}>
      <button
        type="button"
        className={styles['tick']}
        aria-pressed={done}
        disabled={!mayTick}
        onClick={({ timeStamp }) => {
          if (timeStamp - pressedAt.current < ONE_TAP) return;
          pressedAt.current = timeStamp;
          onTick(done ? 0 : quantity);
        }}
      >
        {picture ? (
          <Picture picture={picture} sizes="56px" className={styles['picture']} decorative />
        ) : (
          <span className={styles['picture']} />
        )}
        <span className={styles['name']}>
          <strong lang={first.lang}>{first.text}</strong>
          {second && <span lang={second.lang}>{second.text}</span>}
          <span className={styles['small']}>
            {[code, content && screen.content(content)].filter(Boolean).join(' · ')}
          </span>
          <span className={styles['note']}>{notes(words, line, proposal).join('. ')}</span>
          {done && by !== null && <span className={styles['small']}>{words.packedBy(by)}</span>}
        </span>
        <span className={styles['quantity']}>
          {quantity}
          <small>{screen.unit(unit)}</small>
          <span className={styles['mark']}>
            <Icon name="check" />
          </span>
        </span>
      </button>
      {mayTick && quantity > 0 && (
        <button
          type="button"
          className={styles['more']}
          aria-label={words.count(first.text)}
          aria-expanded={counting}
          onClick={() => setCounting(!counting)}
        >
          …
        </button>
      )}
      {counting && mayTick && (
        <CountForm
          line={line}
          onCount={(counted) => {
            onTick(counted);
            setCounting(false);
          }}
        />
      )}
    </li>
  );
}

/** What is not as it was, and what is to be done about it. */
function notes(
  words: Translated<typeof english>,
  { code, quantity, packed, was }: PackingLineView,
  proposal: PackingView['proposal'],
): string[] {
  const said: string[] = [];
  if (was !== null) said.push(was === 0 ? words.isNew : words.was(was, quantity));
  if (quantity === 0 && packed > 0) said.push(words.gone(packed));
  else if (packed > quantity) said.push(words.tooMany(packed - quantity));
  else if (packed > 0 && packed < quantity) said.push(words.partly(packed, quantity));
  const asked = proposal?.lines.find((line) => line.code === code);
  if (asked) said.push(proposal?.state === 'open' ? words.waits(asked.to) : words.declined(asked.to));
  return said;
}

/** It comes out from under the bar at the foot. */
function show(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: 'nearest' });
}

/** How many of a line are in the box, where it is not all of it; it stands under the line, without a network too. */
function CountForm({ line, onCount }: { line: PackingLineView; onCount: (packed: number) => void }) {
  const words = useWords(english);
  const stepperWords = useWords(uiWords);
  const [{ text: name }] = useNames()(line);
  const [packed, setPacked] = useState(line.packed);
  return (
    <form
      ref={show}
      className={styles['counting']}
      onSubmit={(event) => {
        event.preventDefault();
        onCount(packed);
      }}
    >
      <Stepper words={stepperWords} label={name} value={packed} most={MOST_OF_ONE} onChange={setPacked} />
      <Button type="submit">{words.keepCount(packed)}</Button>
    </form>
  );
}
