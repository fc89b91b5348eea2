import { Button } from '@mantine/core';
import { dayWords } from '@shop/contracts/rules/day-words/en';
import { formatInstant } from '@shop/contracts/rules/days';
import type { AccountSessionsView } from '@shop/contracts/users/views';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { words as english } from '../../../words/en/staff/own-account.ts';
import { Answer } from '../parts/answer.tsx';
import { useWords } from '../parts/chosen-words.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './sessions-panel.module.css';
import { useUserAction } from './use-user-action.ts';

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

interface SessionsPanelProps {
  title: string;
  /** Whose, in the key of the query. */
  of: string;
  read: () => Promise<AccountSessionsView>;
  end: (sessionId: string) => Promise<AccountSessionsView>;
  actions?: ReactNode;
}

/** The devices somebody is signed in on, each with the way out. */
export function SessionsPanel({ title, of, read, end, actions }: SessionsPanelProps) {
  const words = useWords(english);
  const days = useWords(dayWords);
  const query = useQuery({ queryKey: ['sessions', of], queryFn: read });
  const ending = useUserAction(end, words.sessionEnded);
  return (
    <Panel title={title} actions={actions}>
      <Answer query={query} lines={2}>
        {({ sessions }) =>
          sessions.length === 0 ? (
            <p>{words.noSessions}</p>
          ) : (
            <ul className={styles['sessions']}>
              {sessions.map(({ id, userAgent, openedAt, lastUsedAt, isThis }) => (
                <li key={id}>
                  <div className={styles['device']}>
                    <strong>{deviceName(userAgent) || words.unknownDevice}</strong>
                    <span>
                      {isThis
                        ? words.thisDevice
                        : `${words.opened(formatInstant(openedAt, days))}, ${words.lastUsed(formatInstant(lastUsedAt, days))}`}
                    </span>
                  </div>
                  {!isThis && (
                    <Button variant="default" loading={ending.busy} onClick={() => void ending.run(id)}>
                      {words.endSession}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}

/** `Chrome, Android`: what a browser calls itself, as far as people know it; otherwise its own words. */
export function deviceName(userAgent: string): string {
  const named = [BROWSERS, SYSTEMS].map((list) => list.find(([mark]) => mark.test(userAgent))?.[1]);
  return named.filter(Boolean).join(', ') || userAgent;
}
