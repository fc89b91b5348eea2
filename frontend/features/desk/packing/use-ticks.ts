import { tickLines } from '@shop/contracts/packing/endpoints';
import type { Translated } from '@shop/contracts/rules/language';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { readStored, store } from '../../../lib/stored.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { words as english } from '../../../words/en/staff/packing.ts';
import { staffSession } from '../../accounts/session.ts';
import { useSentenceOf, useWords } from '../parts/chosen-words.ts';
import { packingKeys } from './packing-queries.ts';
import { TickQueue } from './tick-queue.ts';

/** While something waits it is tried again this often, ms. */
const AGAIN_EVERY = 5_000;
/** What another try would not change. */
const FINAL = [400, 403, 404, 409];
/** Nobody is signed in, or the shop asks for a rest: other ticks would be answered alike. */
const LATER = [401, 429, 503];

/** What is said of ticks that are not sent. */
interface Said {
  words: Translated<typeof english>;
  sentenceOf: (error: unknown) => string;
}

/** One a person and page load, in the language they have then: ticks of an order that was left go on being sent. */
const queues = new Map<string, TickQueue>();

const queueKey = (person: string) => `packing/${person}`;

function queueOf(person: string, queries: QueryClient, { words, sentenceOf }: Said): TickQueue {
  const known = queues.get(person);
  if (known) return known;
  const key = queueKey(person);
  const made = new TickQueue({
    read: () => readStored('local', key),
    write: (text) => store('local', key, text),
    now: () => Date.now(),
    send: async (number, body) => {
      const queryKey = packingKeys.one(number);
      try {
        const view = await callSignedIn(tickLines, { params: { number }, body });
        // What was asked for before these ticks does not come after them.
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, view);
        return { kind: 'kept' };
      } catch (error) {
        if (!(error instanceof ApiError)) return { kind: 'silence', why: words.away };
        const { status } = error.problem;
        if (LATER.includes(status)) return { kind: 'silence', why: sentenceOf(error) };
        if (!FINAL.includes(status)) return { kind: 'fault', why: words.fault(number) };
        toast(words.refused(number, sentenceOf(error)), 'error');
        void queries.invalidateQueries({ queryKey });
        return { kind: 'refused' };
      }
    },
  });
  queues.set(person, made);
  return made;
}

/** The queue of this device, sent whenever there is a network. */
function useTickQueue(): TickQueue {
  const queries = useQueryClient();
  const words = useWords(english);
  const sentenceOf = useSentenceOf();
  const [person] = useState(() => staffSession.current().id);
  const [queue] = useState(() => queueOf(person, queries, { words, sentenceOf }));
  useEffect(() => {
    const send = () => void queue.send();
    send();
    const timer = setInterval(send, AGAIN_EVERY);
    const follow = ({ key }: StorageEvent) => key === queueKey(person) && queue.follow();
    window.addEventListener('storage', follow);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', follow);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [queue, person]);
  return queue;
}

/** What is said of the ticks of this device that are not sent yet, of all orders; null where all are. */
function useUnsent(queue: TickQueue): string | null {
  const words = useWords(english);
  return useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => (queue.size === 0 ? null : words.unsent(queue.size, queue.why)),
  );
}

export function useUnsentTicks(): string | null {
  return useUnsent(useTickQueue());
}

/** The ticks of an order that are not sent yet, and what is said of all. */
export function useTicks(number: string) {
  const queue = useTickQueue();
  const unsent = useUnsent(queue);
  const waiting = useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => queue.waitingOf(number),
  );
  return { waiting, unsent, tick: (code: string, packed: number) => queue.tick(number, code, packed) };
}
