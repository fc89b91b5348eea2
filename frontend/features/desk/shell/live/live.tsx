import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { words as english } from '../../../../words/en/staff/screen.ts';
import type { Area } from '../../../accounts/entry-address.ts';
import { useWords } from '../../parts/chosen-words.ts';
import styles from './live.module.css';
import { Refresher } from './refresher.ts';
import { shareStream } from './share-stream.ts';

/** Without a stream everything is asked for so often, ms. */
const ASK_EVERY = 30_000;
/** A cut is spoken of when it lasts, ms. */
const SPOKEN_OF_AFTER = 5_000;

const Away = createContext(false);

/** Lets every screen within follow what others do. */
export function Live({ area, children }: { area: Area; children: ReactNode }) {
  const queries = useQueryClient();
  const [away, setAway] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const refresher = new Refresher(queries);
    let isLive = false;
    let speak: ReturnType<typeof setTimeout> | undefined;
    const waitBeforeSpeaking = () => (speak ??= setTimeout(() => setAway(true), SPOKEN_OF_AFTER));
    const asking = setInterval(() => {
      if (!isLive && document.visibilityState === 'visible') refresher.everything();
    }, ASK_EVERY);
    waitBeforeSpeaking();
    const live = () => {
      isLive = true;
      clearTimeout(speak);
      speak = undefined;
      setAway(false);
    };
    shareStream(
      area,
      {
        joined: live,
        live: () => (live(), refresher.everything()),
        changed: (change) => refresher.changed(change),
        alive: () => undefined,
        away: () => ((isLive = false), waitBeforeSpeaking()),
      },
      leaving.signal,
    );
    return () => {
      leaving.abort();
      clearInterval(asking);
      clearTimeout(speak);
    };
  }, [area, queries]);
  return <Away value={away}>{children}</Away>;
}

/** Says quietly that changes are late. */
export function LiveMark() {
  const words = useWords(english);
  const away = use(Away);
  return (
    <span role="status" className={styles['mark']}>
      {away && <span title={words.notLiveHelp}>{words.notLive}</span>}
    </span>
  );
}
