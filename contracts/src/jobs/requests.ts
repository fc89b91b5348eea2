import { IsIn, IsUUID } from 'class-validator';
import { ListQuery } from '../listing/requests.ts';
import { Optional } from '../validation.ts';
import { JOB_STATES, type JobState } from './views.ts';

export class ListJobsQuery extends ListQuery {
  @Optional() @IsIn(JOB_STATES) state?: JobState;
}

export class JobParams {
  @IsUUID() id!: string;
}
