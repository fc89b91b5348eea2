import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { learnSentences } from '../../../../api/errors.ts';
import { currentColourMode, subscribeColourMode } from '../../../../lib/colour-mode.ts';
import type { Area } from '../../../accounts/entry-address.ts';
import { useDialogsAtHand } from '../../parts/dialog.tsx';
import { adminTheme, tokenColours } from '../admin-theme.ts';
import { SignInPrompter } from './sign-in-prompter.tsx';
import { NetworkError } from '../../../../api/api-error.ts';

/** Questions without an answer are asked twice more; refusals are not. */
const TRIES = 2;

// No page needs them to stand: they come beside it, and what goes wrong before waits for them.
learnSentences(import('../desk-errors.ts').then(({ deskSentences }) => deskSentences));

/** What the pages behind a sign-in share: components that follow the shop's colour mode, and one memory. */
export function SignedInProvider({ area, children }: { area: Area; children: ReactNode }) {
  const mode = useSyncExternalStore(subscribeColourMode, currentColourMode, () => 'light' as const);
  const [queryClient] = useState(() => createQueryClient());
  useDialogsAtHand();
  return (
    <MantineProvider theme={adminTheme} cssVariablesResolver={tokenColours} forceColorScheme={mode}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <SignInPrompter area={area} />
    </MantineProvider>
  );
}

/** The memory of the signed-in pages. */
function createQueryClient(): QueryClient {
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
