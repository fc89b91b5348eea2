export { ReferrerDashboard as Page } from '../../../../../features/referrer/dashboard.tsx';
