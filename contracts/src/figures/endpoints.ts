import { endpoint } from '../endpoint.ts';
import type { ReadSeasonQuery } from './requests.ts';
import type { DashboardView, SeasonFiguresView } from './views.ts';

/** Counted after it was asked for. */
export const readDashboard = endpoint('GET', '/api/admin/dashboard')<{ view: DashboardView }>();

/** The figures of a season beside those of the one before, counted after they were asked for. */
export const readSeasonFigures = endpoint('GET', '/api/admin/dashboard/season')<{
  query: ReadSeasonQuery;
  view: SeasonFiguresView;
}>();
