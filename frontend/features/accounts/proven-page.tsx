import { useEffect } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { providerSentence } from '../../api/errors.ts';
import { Notice } from '../../ui/messages/notice.tsx';
import { words } from '../../words/en/staff/accounts.ts';
import type { Area } from './entry-address.ts';
import { announceProven } from './proven-channel.ts';
import styles from './sign-in-form.module.css';

/** Where the provider leads after a fresh proof: the page that asked for it goes on in its own tab. */
export function ProvenPage({ area }: { area: Area }) {
  const refused = providerSentence(usePageContext().urlParsed.search['provider']);
  useEffect(() => {
    if (refused) return;
    announceProven(area);
    window.close();
  }, [area, refused]);
  return (
    <div className={styles['form']}>
      <h1>{refused ? words.notProven : words.proven}</h1>
      {refused && <Notice kind="error">{refused}</Notice>}
      <p className={styles['intro']}>{words.provenHelp}</p>
    </div>
  );
}
