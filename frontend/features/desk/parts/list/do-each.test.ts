import { expect, jest, test } from '@jest/globals';
import { ApiError, NetworkError } from '../../../../api/api-error.ts';
import { doEach } from './do-each.ts';

const ROWS = ['SP-01', 'SP-02', 'SP-03', 'SP-04'];
const refusedWith = (status: number) =>
  new ApiError({ code: 'record-in-use', status, details: { products: 1 } } as never);

function each(outcomes: Record<string, unknown>, stopAfter = Infinity) {
  const onAt = jest.fn<(at: number) => void>();
  const act = async (row: string) => {
    if (outcomes[row]) throw outcomes[row];
  };
  const outcome = doEach(ROWS, act, { onAt, isStopped: () => onAt.mock.calls.length >= stopAfter });
  return outcome.then((found) => ({ ...found, at: onAt.mock.calls.flat() }));
}

test('a refused row stops no other', async () => {
  const error = refusedWith(409);
  expect(await each({ 'SP-02': error })).toEqual({
    done: ['SP-01', 'SP-03', 'SP-04'],
    refused: [{ row: 'SP-02', error }],
    left: [],
    problem: null,
    at: [1, 2, 3, 4],
  });
});

test.each([new NetworkError(), refusedWith(503), refusedWith(401), refusedWith(429)])(
  'where the shop answers nobody, the rest is left as it was: %s',
  async (problem) => {
    expect(await each({ 'SP-02': problem })).toEqual({
      done: ['SP-01'],
      refused: [],
      left: ['SP-02', 'SP-03', 'SP-04'],
      problem,
      at: [1, 2],
    });
  },
);

test('what is called off is left', async () => {
  expect(await each({}, 3)).toMatchObject({ done: ['SP-01', 'SP-02', 'SP-03'], left: ['SP-04'] });
});
