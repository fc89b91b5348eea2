import { jobList } from '../../../../features/desk/jobs/job-list.tsx';
import { ListScreen } from '../../../../features/desk/parts/list/screen/list-screen.tsx';
import { words } from '../../../../words/en/staff/jobs.ts';

export function Page() {
  return <ListScreen list={jobList} above={<p>{words.intro}</p>} />;
}
