import { readDestinations } from '@shop/contracts/places/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../api/client.ts';

/** Where the shop sends to, as shoppers are told. */
export function useDestinations() {
  return useQuery({ queryKey: ['destinations'], queryFn: () => call(readDestinations) }).data;
}

/** A choice of the states. */
export function useStateChoice() {
  const states = useDestinations()?.states;
  return useMemo(() => {
    const options = (states ?? []).map(({ code, name }) => ({ value: code, label: name }));
    return { kind: 'choice', options } as const;
  }, [states]);
}
