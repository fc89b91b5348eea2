import { useQuery } from '@tanstack/react-query';
import type { ReferrerDashboardView } from '@shop/contracts/referrals/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { formatMobile } from '@shop/contracts/rules/phone';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../lib/paths.ts';
import { words as english } from '../../words/en/referrer/area.ts';
import { referrerSession } from '../accounts/session.ts';
import { AdminPage } from '../desk/parts/admin-page.tsx';
import { Answer } from '../desk/parts/answer.tsx';
import { useWords } from '../desk/parts/chosen-words.ts';
import { percentOf } from '../desk/parts/record/percent.ts';
import { CodePanel } from './code-panel.tsx';
import styles from './dashboard.module.css';
import { Earnings, PendingPanel } from './figures.tsx';
import { OwnCredits, OwnLedger, OwnPayouts } from './own-books.tsx';
import { ownDashboard } from './own-dashboard.ts';
import { WeeksPanel } from './weeks.tsx';
import { Notice } from '../../ui/messages/notice.tsx';

/** What a referrer comes to see first: what was earned, and how to earn more. */
export function ReferrerDashboard() {
  const words = useWords(english);
  const { name, code, suspended } = referrerSession.current();
  const query = useQuery(ownDashboard);
  return (
    <AdminPage title={words.hello(name)}>
      {suspended && <SuspendedNotice reason={suspended.reason} />}
      <Answer query={query} lines={6}>
        {({ sums, paid, minimumPayoutPaise, pending, weeks, link, tax }) => (
          <div className={styles['parts']}>
            <TaxNotice tax={tax} />
            <Earnings sums={sums} paid={paid} pending={pending} minimumPayoutPaise={minimumPayoutPaise} />
            {!suspended && <CodePanel name={name} code={code} link={link} />}
            <p>
              <a href={paths.referrerOrders}>{words.allOrders}</a>
            </p>
            <PendingPanel pending={pending} />
            <WeeksPanel weeks={weeks} />
            <OwnCredits />
            <OwnPayouts />
            <OwnLedger />
          </div>
        )}
      </Answer>
    </AdminPage>
  );
}

/** Who gave no PAN is told before more tax is deducted. */
function TaxNotice({ tax: { hasPan, rates } }: Pick<ReferrerDashboardView, 'tax'>) {
  const words = useWords(english);
  const { phones } = usePageContext().shop.identity;
  if (hasPan || rates === null) return null;
  const { withoutPanBasisPoints, basisPoints, thresholdPaise } = rates;
  return (
    <Notice title={words.noPan}>
      {words.noPanHelp(
        percentOf(withoutPanBasisPoints),
        percentOf(basisPoints),
        formatMoney(thresholdPaise),
        formatMobile(phones[0] ?? ''),
      )}
    </Notice>
  );
}

/** Why a referrer can only read here, and whom to call. */
function SuspendedNotice({ reason }: { reason: string | null }) {
  const words = useWords(english);
  const { phones } = usePageContext().shop.identity;
  return (
    <Notice kind="season" title={words.suspended}>
      {reason !== null && <p>{words.suspendedWhy(reason)}</p>}
      <p>{words.suspendedHelp(formatMobile(phones[0] ?? ''))}</p>
    </Notice>
  );
}
