import { useData } from 'vike-react/useData';
import { OwnTextPage } from '../../../features/texts/own-text-page.tsx';
import type { Data } from './+data.ts';

export function Page() {
  return <OwnTextPage {...useData<Data>()} />;
}
