import { readDestinations } from '@shop/contracts/places/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../api/client.ts';

/** Where the shop sends to, as shoppers are told. */
export function useDestinations() {
  return useQuery({ queryKey: ['destinations'], queryFn: () => call(readDestinations) });
}

/** A choice of the states. */
export function useStateChoice() {
  const { data, isError, refetch } = useDestinations();
  return useMemo(() => {
    const options = (data?.states ?? []).map(({ code, name }) => ({ value: code, label: name }));
    return { kind: 'choice', options, fetchAgain: isError ? () => void refetch() : undefined } as const;
  }, [data, isError, refetch]);
}
