import { ListScreen } from '../../../../../features/desk/parts/list/list-screen.tsx';
import { stateList } from '../../../../../features/desk/places/state-list.ts';

export function Page() {
  return <ListScreen list={stateList} />;
}
