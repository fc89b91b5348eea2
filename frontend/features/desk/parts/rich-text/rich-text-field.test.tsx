import { expect, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { RichTextField } from './rich-text-field.tsx';

test('the field keeps its place and its label while the editor is fetched', () => {
  const html = renderToString(
    <MantineProvider>
      <RichTextField label="Description" value="<p>x</p>" onChange={() => undefined} />
    </MantineProvider>,
  );
  expect(html).toContain('Description');
  expect(html).toContain('Skeleton');
});
