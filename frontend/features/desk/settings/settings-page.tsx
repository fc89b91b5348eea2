import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/settings.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections.tsx';
import { settingsQuery } from './settings-query.ts';
import styles from './settings-page.module.css';

/** The settings, a page a section; without one, what there is. */
export function SettingsPage({ section }: { section: SectionName | null }) {
  if (!staffSession.current().permissions.includes('settings.read')) {
    return (
      <AdminPage title={words.title} narrow>
        <NotAllowed />
      </AdminPage>
    );
  }
  const back = section && { text: words.allSections, href: paths.settings };
  return (
    <AdminPage title={words.title} back={back} narrow>
      <nav className={styles[section ? 'tabs' : 'index']} aria-label={words.sections}>
        {SECTION_NAMES.map((name) => (
          <a
            key={name}
            href={paths.settingsSection(name)}
            aria-current={name === section ? 'page' : undefined}
          >
            <span className={styles['name']}>{words[name].title}</span>
            {!section && <span className={styles['intro']}>{words[name].intro}</span>}
          </a>
        ))}
      </nav>
      {section && <Section name={section} />}
    </AdminPage>
  );
}

function Section({ name }: { name: SectionName }) {
  const query = useQuery(settingsQuery);
  const Shown = SECTIONS[name];
  return (
    <Answer query={query} lines={10}>
      {(settings) => <Shown settings={settings} key={name} />}
    </Answer>
  );
}
