import { expect, test } from '@jest/globals';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Checkbox } from './checkbox.tsx';
import { Field, TextArea } from './field.tsx';
import { Select } from './select.tsx';

const WRONG = 'This is not right.';

/** The texts that a field says it is described by, in order. */
function describedBy(html: string): string[] {
  const [, ids = ''] = /aria-describedby="([^"]*)"/.exec(html) ?? [];
  const texts = [...html.matchAll(/<p id="([^"]*)"[^>]*>([^<]*)<\/p>/g)];
  return ids.split(' ').map((id) => texts.find(([, of]) => of === id)?.[2] ?? '');
}

const controls: [string, (error: string | null) => ReactElement][] = [
  ['a text field', (error) => <Field label="Name" error={error} />],
  ['a long text field', (error) => <TextArea label="Remarks" error={error} />],
  ['a list', (error) => <Select label="State" error={error} />],
  ['a tick', (error) => <Checkbox label="I agree" error={error} />],
];

test.each(controls)('%s with an error is marked, and says it to whoever hears the page', (_, control) => {
  const html = renderToString(control(WRONG));
  expect(html).toMatch(/aria-invalid="true"/);
  expect(describedBy(html)).toEqual([WRONG]);
  const well = renderToString(control(null));
  expect(well).not.toMatch(/aria-invalid|aria-describedby/);
});

test('a field with help and an error says both, the help first', () => {
  const html = renderToString(<Field label="PIN code" help="Six digits." error={WRONG} />);
  expect(describedBy(html)).toEqual(['Six digits.', WRONG]);
  expect(html).toMatch(/<label for="([^"]+)".*<input[^>]* id="\1"/s);
});
