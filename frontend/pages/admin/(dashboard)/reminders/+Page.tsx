import { ListScreen } from '../../../../features/desk/parts/list/screen/list-screen.tsx';
import { reminderList } from '../../../../features/desk/reminders/reminder-list.tsx';

export function Page() {
  return <ListScreen list={reminderList} />;
}
