import { QueryClient } from '@tanstack/react-query';
import { NetworkError } from '../../../api/api-error.ts';

/** Questions without an answer are asked twice more; refusals are not. */
const TRIES = 2;

/** The memory of the signed-in pages. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => error instanceof NetworkError && failures < TRIES,
        // The backend is asked whatever the browser thinks of its connection; the sentence then says what is.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}
