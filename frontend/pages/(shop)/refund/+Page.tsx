import { useData } from 'vike-react/useData';
import { TextPage } from '../../../features/texts/text-page.tsx';
import type { Data } from './+data.ts';

export function Page() {
  return <TextPage text={useData<Data>()} />;
}
