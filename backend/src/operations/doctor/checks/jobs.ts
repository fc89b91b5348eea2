import { broken, fine, look, type Finding } from '../finding.ts';
import type { Check } from '../check.ts';

/** Minutes that an e-mail which may leave should need at most; and from when on nobody can be said to be told. */
const LATE = 15;
const LOST = 12 * 60;

interface Seen {
  died: number;
  names: string[];
  waiting: number;
  minutes: number | null;
}

/** Jobs that were given up, and how long the oldest e-mail waits. */
export const jobs: Check = {
  name: 'jobs',
  async examine({ database }) {
    const seen = await database.row<Seen>(`
      SELECT count(*) FILTER (WHERE state = 'failed')::int AS died,
        coalesce(array_agg(DISTINCT name) FILTER (WHERE state = 'failed'), '{}') AS names,
        count(*) FILTER (WHERE name = 'mail' AND state < 'active')::int AS waiting,
        (extract(epoch FROM now() - min(created_on) FILTER (
          WHERE name = 'mail' AND state < 'active' AND created_on < now() AND (start_after <= now() OR retry_count > 0))) / 60)::int
          AS minutes
      FROM pgboss.job_common`);
    return findingsOn(seen);
  },
};

function findingsOn({ died, names, waiting, minutes }: Seen): Finding[] {
  const dead =
    died === 0
      ? fine('No job died.')
      : look(
          `${died} jobs died (${names.join(', ')}).`,
          'Look at /admin/jobs: there they are tried again, or given up.',
        );
  if (minutes === null || minutes < LATE) return [dead, fine(`${waiting} letters wait, none for long.`)];
  const says = `The oldest of ${waiting} letters waits since ${minutes} minutes.`;
  const todo = 'Look at the mail server, and whether a copy of the backend does jobs (JOB_POLL_SECONDS).';
  return [dead, minutes < LOST ? look(says, todo) : broken(says, todo)];
}
