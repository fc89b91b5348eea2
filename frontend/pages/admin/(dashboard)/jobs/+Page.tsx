import { jobList } from '../../../../features/desk/jobs/job-list.tsx';
import { ListScreen } from '../../../../features/desk/parts/list/screen/list-screen.tsx';

export function Page() {
  return <ListScreen list={jobList} />;
}
