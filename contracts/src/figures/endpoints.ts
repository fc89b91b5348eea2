import { endpoint } from '../endpoint.ts';
import type { ReadSeasonQuery } from './requests.ts';
import type { DashboardView, SeasonFiguresView } from './views.ts';

/** Right at the moment it is asked for. */
export const readDashboard = endpoint('GET', '/api/admin/dashboard')<{ view: DashboardView }>();

/** The figures of a season beside those of the one before; it says as of when. */
export const readSeasonFigures = endpoint('GET', '/api/admin/dashboard/season')<{
  query: ReadSeasonQuery;
  view: SeasonFiguresView;
}>();
