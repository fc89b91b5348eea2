import { expect, test } from '@jest/globals';
import { KeptSquares } from './kept-squares.ts';

test('a square is drawn once as long as it is asked for; what nobody asks for makes room', async () => {
  const drawn: string[] = [];
  const squares = new KeptSquares(async (text) => {
    drawn.push(text);
    return `<svg ${text}>`;
  }, 2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) expect(await squares.of(text)).toBe(`<svg ${text}>`);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});
