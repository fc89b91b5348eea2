/** Under the topic of what concerns referrers: it follows what happens. */
export const DASHBOARD_KEY = ['referrals', 'dashboard'] as const;
