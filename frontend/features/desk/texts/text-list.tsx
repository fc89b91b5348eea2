import { TEXT_GROUPS, textKind } from '@shop/contracts/rules/texts/shop-texts';
import { listTexts } from '@shop/contracts/texts/desk-endpoints';
import type { TextRowView } from '@shop/contracts/texts/views';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words as names } from '../../../words/en/staff/text-names.ts';
import { words } from '../../../words/en/staff/texts.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { behindEnglish } from './behind-english.ts';
import styles from './texts.module.css';

/** The texts of the shop by where shoppers read them, with whose words they are. */
export function TextList() {
  const mayRead = staffSession.current().permissions.includes('texts.read');
  const query = useQuery({
    queryKey: ['texts', 'list'],
    queryFn: () => callSignedIn(listTexts),
    enabled: mayRead,
  });
  return (
    <AdminPage title={words.title}>
      {mayRead ? (
        <>
          <p className={styles['muted']}>{words.intro}</p>
          <Answer query={query} lines={10}>
            {({ texts }) => (
              <div className={styles['groups']}>
                {TEXT_GROUPS.map((group) => (
                  <Group
                    key={group}
                    title={names.groups[group]}
                    rows={texts.filter(({ id }) => textKind(id).group === group)}
                  />
                ))}
              </div>
            )}
          </Answer>
        </>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

function Group({ title, rows }: { title: string; rows: readonly TextRowView[] }) {
  if (rows.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={styles['list']}>
        {rows.map(({ id, language, last }) => {
          const behind = language === 'ta' && behindEnglish(id, rows);
          return (
            <li key={`${language}/${id}`}>
              <a href={paths.adminText(language, id)}>
                {names.names[id]}
                {language !== 'en' && ` · ${names.languages[language]}`}
              </a>
              {last && (
                <span className={styles['muted']}>
                  {last.isOwn ? words.own : words.original} · {words.last(last)}
                </span>
              )}
              {behind && <span className={styles['muted']}>{behind}</span>}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
