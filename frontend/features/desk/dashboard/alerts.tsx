import { listOwnerAlerts } from '@shop/contracts/accounts/endpoints';
import type { OwnerAlert, OwnerAlertView } from '@shop/contracts/accounts/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as staffWords } from '../../../words/en/staff/shell.ts';
import { words } from '../../../words/en/staff/dashboard.ts';
import { Answer } from '../parts/answer.tsx';
import styles from './alerts.module.css';

/** So many stand open. */
const NEWEST = 5;

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
            <Lines alerts={alerts.slice(0, NEWEST)} />
            {alerts.length > NEWEST && (
              <details>
                <summary>{words.alertsMore(alerts.length - NEWEST)}</summary>
                <Lines alerts={alerts.slice(NEWEST)} />
              </details>
            )}
            <p>{words.alertsHelp}</p>
          </Notice>
        )
      }
    </Answer>
  );
}

function Lines({ alerts }: { alerts: OwnerAlertView[] }) {
  return (
    <ul className={styles['lines']}>
      {alerts.map(({ id, at, by, alert }) => (
        <li key={id}>
          <a href={placeOf(alert)}>{sentenceOf(alert)}</a>{' '}
          <span className={styles['by']}>{words.alertBy(by, formatInstant(at))}</span>
        </li>
      ))}
    </ul>
  );
}

function sentenceOf(alert: OwnerAlert): string {
  if ('role' in alert) return words.staffAlerts[alert.what](alert.name, staffWords.roles[alert.role]);
  if ('about' in alert) return words.stepAlerts[alert.what](alert.about);
  return words.alertTexts[alert.what];
}

/** The section of the settings that an alert is of. */
const SECTIONS = {
  'payment-details': 'payment',
  'contact-details': 'identity',
  'invoice-terms': 'invoices',
  'referral-terms': 'referrals',
  'sale-terms': 'sale',
  site: 'site',
  'shop-closed': 'door',
  'shop-opened': 'door',
} as const;

function placeOf(alert: OwnerAlert): string {
  if ('role' in alert) return paths.users;
  if ('about' in alert) return paths.audit;
  if (alert.what === 'order-breaker') return paths.orderGuard;
  return paths.settingsSection(SECTIONS[alert.what]);
}
