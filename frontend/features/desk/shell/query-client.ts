import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import { signInAddress, type Area } from '../../accounts/entry-address.ts';

/** Questions without an answer are asked twice more; refusals are not. */
const TRIES = 2;

/** The memory of the signed-in pages. A session that ended leads to the way in. */
export function createQueryClient(area: Area): QueryClient {
  const onError = (error: Error) => {
    if (!(error instanceof ApiError) || error.problem.status !== 401) return;
    location.assign(signInAddress(area, location.pathname + location.search, true));
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
