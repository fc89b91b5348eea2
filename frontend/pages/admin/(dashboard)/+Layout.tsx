export { DashboardLayout as Layout } from '../../../layouts/dashboard.tsx';
