import { giveJobUp, listJobs, tryJobAgain } from '@shop/contracts/jobs/endpoints';
import type { ListJobsQuery } from '@shop/contracts/jobs/requests';
import type { JobView } from '@shop/contracts/jobs/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/jobs.ts';
import type { ListDescription } from '../parts/list/description.ts';
import { reasonOf } from './reason-of.ts';

const { columns } = words;

/** What the shop could not send or do, newest first; and what waits. */
export const jobList: ListDescription<JobView, ListJobsQuery> = {
  name: 'jobs',
  path: paths.jobs,
  permission: 'jobs.handle',
  rows: listJobs,
  filters: {
    state: {
      kind: 'choice',
      label: words.choose,
      any: words.all,
      options: words.states,
      usual: 'failed',
      tabs: true,
    },
  },
  columns: [
    { head: columns.what, cell: whatOf, under: About },
    { head: columns.to, cell: ({ to }) => to },
    { head: columns.why, cell: whyOf, under: ({ error }) => error, wide: true },
    { head: columns.when, cell: ({ at }) => formatInstant(at), under: stateOf, line: true },
  ],
  card: (job) => ({
    head: whatOf(job),
    side: whenOf(job),
    lines: [[<About key="about" {...job} />, job.to], [whyOf(job)], [job.error, triesOf(job)]],
  }),
  keyOf: ({ id }) => id,
  nameOf,
  bulk: [
    {
      label: words.tryAgain,
      permission: 'jobs.handle',
      fits: ({ state }) => state === 'failed',
      run: ({ id }, attempt) => stepSignedIn(tryJobAgain, { params: { id }, attempt }),
      done: words.triedAgain,
    },
    {
      label: words.giveUp,
      permission: 'jobs.handle',
      fits: () => true,
      ask: words.askGiveUp,
      run: ({ id }, attempt) => stepSignedIn(giveJobUp, { params: { id }, attempt }),
      done: words.gaveUp,
    },
  ],
  words,
};

function whatOf({ kind }: JobView): string {
  const kinds: Readonly<Record<string, string>> = words.kinds;
  return kinds[kind] ?? kinds[kind.split('/')[0] ?? ''] ?? kind;
}

/** Of two e-mails of a kind, which. */
function nameOf(job: JobView): string {
  return [whatOf(job), job.to].filter(Boolean).join(', ');
}

/** What it is about, where there is a page for it. */
function About({ about }: JobView) {
  const [kind, id = ''] = about.split('/');
  if (kind === 'order') return <a href={paths.adminOrder(id)}>{id}</a>;
  return kind === 'staff' && <a href={paths.user(id)}>{words.person}</a>;
}

function whyOf({ error }: JobView): string {
  return error === null ? words.notTried : reasonOf(error);
}

function whenOf({ state, at }: JobView): string {
  return state === 'failed' ? words.failedAt(formatInstant(at)) : words.nextAt(formatInstant(at));
}

function stateOf(job: JobView): string {
  const state = job.state === 'failed' ? 'failed' : 'waiting';
  return [words.states[state], triesOf(job)].filter(Boolean).join(', ');
}

function triesOf({ tries }: JobView): string | null {
  return tries === 0 ? null : words.tries(tries);
}
