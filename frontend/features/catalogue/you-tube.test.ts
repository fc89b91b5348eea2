import { expect, test } from '@jest/globals';
import { youTubeIdOf } from './you-tube.ts';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4s', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/@velan', null],
  ['https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ', null],
  ['https://youtu.be/dQw4w9WgXcQ"onload=', null],
  ['https://vimeo.com/12345678901', null],
  ['no address', null],
])('%s is the video %s', (address, id) => {
  expect(youTubeIdOf(address)).toBe(id);
});
