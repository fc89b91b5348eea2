import { expect, test } from '@jest/globals';
import { parseEvent } from './event-stream.ts';

test('an event of a stream has a name and data; comments are neither', () => {
  expect(parseEvent('event: version\ndata: 431-abc')).toEqual({ event: 'version', data: '431-abc' });
  expect(parseEvent('data:1\ndata: 2')).toEqual({ event: 'message', data: '1\n2' });
  expect(parseEvent(': still here')).toEqual({ event: 'message', data: '' });
});
