import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { DragList, moved, placeTyped } from './drag-list.tsx';
import { SortableList } from './sortable-list.tsx';

const props = {
  label: 'Categories',
  items: ['Rockets', 'Sparklers'],
  idOf: (name: string) => name.toLowerCase(),
  nameOf: (name: string) => name,
  render: (name: string) => <b>{name}</b>,
  onReorder: () => undefined,
};

test('each row has a handle and a field for its place, both named after it', () => {
  const html = renderToString(<DragList {...props} />);
  expect(html).toMatch(/<ul[^>]*aria-label="Categories"/);
  expect([...html.matchAll(/aria-label="Move (\w+)"/g)].map(([, name]) => name)).toEqual([
    'Rockets',
    'Sparklers',
  ]);
  expect(
    [...html.matchAll(/aria-label="Place of (\w+)" [^>]*value="(\d)"/g)].map(
      ([, name, place]) => `${name}${place}`,
    ),
  ).toEqual(['Rockets1', 'Sparklers2']);
});

test('the list stands there before dragging is', () => {
  const html = renderToString(<SortableList {...props} />);
  expect(html).toMatch(/<b>Rockets<\/b>.*<b>Sparklers<\/b>/);
});

test('an item goes to another place, and the others close the gap', () => {
  expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 99)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c']);
});

test('a place is a number from 1', () => {
  expect(['1', ' 12 ', '0', '-1', '1.5', '', 'x'].map(placeTyped)).toEqual([
    0,
    11,
    null,
    null,
    null,
    null,
    null,
  ]);
});
