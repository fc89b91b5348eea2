import type { ListJobsQuery } from '@shop/contracts/jobs/requests';
import type { JobView } from '@shop/contracts/jobs/views';
import type { ListPage } from '@shop/contracts/listing/views';

/** The jobs as whoever looks after them sees them. */
export abstract class JobRepository {
  abstract page(query: ListJobsQuery): Promise<ListPage<JobView>>;

  /** Begins what was given up again, with all its tries; null when there is no such job. */
  abstract tryAgain(id: string): Promise<JobView | null>;

  /** Ends what failed or waits; null when there is no such job. */
  abstract giveUp(id: string): Promise<JobView | null>;
}
