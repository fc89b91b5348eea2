import { expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { PicturesField, PictureField } from './picture-fields.tsx';

const picture = (key: string, alt: string) => ({ key, alt, width: 96, height: 96, widths: [96] });
const ignore = () => undefined;

test('a picture is shown, can be changed and taken out; without one it is said', () => {
  const shown = (value: ReturnType<typeof picture> | null) =>
    renderToString(
      <MantineProvider>
        <PictureField label="Cover" value={value} onChange={ignore} />
      </MantineProvider>,
    );
  expect(shown(picture('lamp', 'A lamp'))).toMatch(
    /src="\/media\/lamp\/96\.webp".*aria-label="Cover: Take out A lamp"/,
  );
  expect(shown(null)).toContain('No picture yet');
  expect(shown(null)).not.toContain('Take out');
});

test('several stand in their order, each with its way out', () => {
  const html = renderToString(
    <MantineProvider>
      <PicturesField label="Pictures" value={[picture('b', 'Second'), picture('a', '')]} onChange={ignore} />
    </MantineProvider>,
  );
  expect([...html.matchAll(/aria-label="Take out (\w+)"/g)].map(([, name]) => name)).toEqual(['Second', 'a']);
  expect(html).toContain('Add pictures');
});
