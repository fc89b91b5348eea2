import { Button, Input, Stack, Textarea, TextInput } from '@mantine/core';
import type { QuestionView } from '@shop/contracts/places/views';
import { keepsTo, type TextLimit } from '@shop/contracts/rules/limits';
import { useRef, useState, type ReactNode } from 'react';
import { words as problems } from '../../../../../words/en/staff/fields.ts';
import { words } from '../../../../../words/en/staff/record.ts';
import { SortableList } from '../../sortable/sortable-list.tsx';
import { questionsIn, inputOfQuestions } from '../state/spelling.ts';

interface QuestionsFieldProps {
  label: string;
  description?: ReactNode;
  /** Shown from the moment the form was sent or left. */
  error?: string | undefined;
  most: number;
  question: TextLimit;
  answer: TextLimit;
  value: string;
  lang?: 'ta';
  onChange: (text: string) => void;
  onLeave: () => void;
}

/** A pair with a name of its own, so that what is typed stays in it while it is moved. */
interface Pair extends QuestionView {
  id: number;
}

/** Questions and their answers, sorted by hand. */
export function QuestionsField(props: QuestionsFieldProps) {
  const { label, description, error, most, value, lang, onChange, onLeave } = props;
  const spoken = lang && { lang };
  const [pairs, setPairs] = useState(() => pairsIn(value));
  const [reported, setReported] = useState(value);
  /** Asked for here and now: its field takes the focus. */
  const [fresh, setFresh] = useState<number | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  if (value !== reported) {
    setReported(value);
    setPairs(pairsIn(value));
  }
  const change = (next: Pair[]) => {
    const text = inputOfQuestions(next);
    setPairs(next);
    setReported(text);
    onChange(text);
  };
  const add = () => {
    const id = idAfter(pairs);
    setFresh(id);
    change([...pairs, { id, question: '', answer: '' }]);
  };
  const remove = (id: number) => {
    change(pairs.filter((pair) => pair.id !== id));
    addButton.current?.focus();
  };
  const set = (id: number, part: Partial<QuestionView>) =>
    change(pairs.map((pair) => (pair.id === id ? { ...pair, ...part } : pair)));
  const problemOf = (part: keyof QuestionView, text: string) =>
    error !== undefined &&
    !keepsTo(props[part], text) &&
    (text.trim() === '' ? problems.missing : problems.notRight);
  return (
    <Input.Wrapper
      component="fieldset"
      label={label}
      labelElement="div"
      description={description}
      error={error}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      <SortableList
        tall
        label={label}
        items={pairs}
        idOf={({ id }) => String(id)}
        nameOf={({ question }) => question || words.emptyQuestion}
        onReorder={change}
        render={({ id, question, answer }) => (
          <Stack gap="xs">
            <TextInput
              {...spoken}
              label={words.question}
              ref={id === fresh ? takeFocus : null}
              value={question}
              error={problemOf('question', question)}
              autoComplete="off"
              onChange={({ currentTarget }) => set(id, { question: currentTarget.value })}
            />
            <Textarea
              {...spoken}
              label={words.answer}
              value={answer}
              error={problemOf('answer', answer)}
              autosize
              minRows={2}
              onChange={({ currentTarget }) => set(id, { answer: currentTarget.value })}
            />
            <div>
              <Button variant="subtle" px="xs" onClick={() => remove(id)}>
                {words.removeQuestion}
              </Button>
            </div>
          </Stack>
        )}
      />
      <Button variant="default" ref={addButton} disabled={pairs.length >= most} onClick={add}>
        {words.addQuestion}
      </Button>
    </Input.Wrapper>
  );
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus();

function pairsIn(text: string): Pair[] {
  return questionsIn(text).map((each, index) => ({ ...each, id: index + 1 }));
}

function idAfter(pairs: readonly Pair[]): number {
  return Math.max(0, ...pairs.map(({ id }) => id)) + 1;
}
