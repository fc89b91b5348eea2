import { useMediaQuery } from '@mantine/hooks';

/** Whether there is more room than on a phone, as the styles divide them. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 760px)', true, { getInitialValueInEffect: false });
}
