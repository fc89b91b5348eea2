import { readReferrerLeague } from '@shop/contracts/referrers/endpoints';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/referrals.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import styles from '../parts/paged/rows.module.css';

/** Who brought most this season. */
export function League() {
  const mayRead = staffSession.current().permissions.includes('referrals.read');
  const query = useQuery({
    queryKey: ['referrals', 'league'],
    queryFn: () => callSignedIn(readReferrerLeague),
    enabled: mayRead,
  });
  const back = { text: words.back, href: paths.adminReferrers };
  return (
    <AdminPage title={words.league} back={back} narrow>
      {!mayRead && <NotAllowed />}
      {mayRead && (
        <Answer query={query}>
          {({ season, rows }) => (
            <Panel title={words.leagueOf(season)}>
              {rows.length === 0 ? (
                <p>{words.noLeague}</p>
              ) : (
                <table className={styles['rows']}>
                  <caption className="visually-hidden">{words.leagueOf(season)}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{words.record}</th>
                      <th scope="col" className={styles['figure']}>
                        {words.value}
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map(({ id, name, code, orders, valuePaise, commissionPaise }, index) => (
                      <tr key={id}>
                        <td>
                          {index + 1}. <a href={paths.adminReferrer(id)}>{name}</a>
                          <span className={styles['small']}>
                            {code} · {words.orderCount(orders)}
                          </span>
                        </td>
                        <td className={styles['figure']}>
                          <Money paise={valuePaise} />
                          <span className={styles['small']}>
                            {words.commission} {formatMoney(commissionPaise)}
                          </span>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              )}
            </Panel>
          )}
        </Answer>
      )}
    </AdminPage>
  );
}
