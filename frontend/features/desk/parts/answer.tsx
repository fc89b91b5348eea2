import { Button, Skeleton, Stack } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { EmptyState } from '../../../ui/messages/empty-state.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as english } from '../../../words/en/staff/screen.ts';
import { useSentenceOf, useWords } from './chosen-words.ts';

/** Shows what was asked for; while it is on its way its place is kept, and without an answer one can ask again. */
export function Answer<View>({
  query,
  lines = 5,
  children,
}: {
  query: Pick<UseQueryResult<View>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  /** How many rows are drawn while waiting. */
  lines?: number;
  children: (view: View) => ReactNode;
}) {
  const words = useWords(english);
  const sentenceOf = useSentenceOf();
  const { data, error, refetch, isFetching } = query;
  return (
    <>
      {error && isNowhere(error) && (
        <EmptyState title={words.notHere}>
          <p>{words.notHereHelp}</p>
        </EmptyState>
      )}
      {error && !isNowhere(error) && (
        <Notice kind="error">
          <p>{sentenceOf(error)}</p>
          <Button variant="default" loading={isFetching} onClick={() => void refetch()} mt="xs">
            {words.retry}
          </Button>
        </Notice>
      )}
      {data === undefined ? !error && <Waiting lines={lines} /> : children(data)}
    </>
  );
}

/** What was asked for is not there, or its address cannot be right: asking again would not help. */
export function isNowhere(error: Error): boolean {
  return error instanceof ApiError && ['not-found', 'invalid-request'].includes(error.code);
}

/** The place of what is on its way. */
export function Waiting({ lines }: { lines: number }) {
  const words = useWords(english);
  return (
    <Stack gap="xs" aria-busy="true" aria-label={words.loading} role="status">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} height={44} />
      ))}
    </Stack>
  );
}
