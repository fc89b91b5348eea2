import { listOwnerAlerts } from '@shop/contracts/accounts/endpoints';
import type { OwnerAlert } from '@shop/contracts/accounts/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as staffWords } from '../../../words/en/admin.ts';
import { words } from '../../../words/en/admin-dashboard.ts';
import { Answer } from '../parts/answer.tsx';
import styles from './alerts.module.css';

/** What a thief would change first, for a week; nobody can take a line away. */
export function Alerts() {
  const query = useQuery({
    queryKey: ['dashboard', 'alerts'],
    queryFn: () => callSignedIn(listOwnerAlerts),
  });
  return (
    <Answer query={query} lines={1}>
      {(alerts) =>
        alerts.length > 0 && (
          <Notice kind="season" title={words.alerts}>
            <ul className={styles['lines']}>
              {alerts.map(({ id, at, by, alert }) => (
                <li key={id}>
                  <a href={placeOf(alert)}>{sentenceOf(alert)}</a>{' '}
                  <span className={styles['by']}>{words.alertBy(by, formatInstant(at))}</span>
                </li>
              ))}
            </ul>
            <p>{words.alertsHelp}</p>
          </Notice>
        )
      }
    </Answer>
  );
}

function sentenceOf(alert: OwnerAlert): string {
  return 'role' in alert
    ? words.staffAlerts[alert.what](alert.name, staffWords.roles[alert.role])
    : words.alertTexts[alert.what];
}

function placeOf(alert: OwnerAlert): string {
  if ('role' in alert) return paths.users;
  if (alert.what === 'order-breaker') return paths.orderGuard;
  return paths.settingsSection(alert.what === 'payment-details' ? 'payment' : 'door');
}
