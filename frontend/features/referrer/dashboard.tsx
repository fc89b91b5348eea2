import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { words } from '../../words/en/admin-referrer.ts';
import { referrerSession } from '../accounts/session.ts';
import { AdminPage } from '../desk/parts/admin-page.tsx';
import { Answer } from '../desk/parts/answer.tsx';
import { CodePanel } from './code-panel.tsx';
import styles from './dashboard.module.css';
import { Earnings, PendingPanel } from './figures.tsx';
import { OwnLedger, OwnPayouts } from './own-books.tsx';
import { ownDashboard } from './own-dashboard.ts';
import { WeeksPanel } from './weeks.tsx';

/** What a referrer comes to see first: what was earned, and how to earn more. */
export function ReferrerDashboard() {
  const { name, code } = referrerSession.current();
  const query = useQuery(ownDashboard);
  return (
    <AdminPage title={words.hello(name)}>
      <Answer query={query} lines={6}>
        {({ sums, minimumPayoutPaise, pending, weeks, link }) => (
          <div className={styles['parts']}>
            <Earnings sums={sums} pending={pending} minimumPayoutPaise={minimumPayoutPaise} />
            <CodePanel name={name} code={code} link={link} />
            <p>
              <a href={paths.referrerOrders}>{words.allOrders}</a>
            </p>
            <PendingPanel pending={pending} />
            <WeeksPanel weeks={weeks} />
            <OwnPayouts />
            <OwnLedger />
          </div>
        )}
      </Answer>
    </AdminPage>
  );
}
