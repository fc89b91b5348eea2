export { DashboardReferrerLayout as Layout } from '../../../layouts/dashboard-referrer.tsx';
