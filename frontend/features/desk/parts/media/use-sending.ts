import type { UploadView } from '@shop/contracts/uploads/views';
import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../../api/errors.ts';
import { words } from '../../../../words/en/staff/uploads.ts';
import { sendFile } from './send-file.ts';

/** A file on its way, or what became of it. */
export interface SentFile {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** How much has arrived, 0 to 1; at 1 the shop works on it. */
  share: number;
  /** What to tell of it, when there is anything to tell. */
  note: string | null;
}

/** Sends files one after the other, and tells of each that is stored. Leaving the page ends it. */
export function useSending(onStored: (upload: UploadView) => void) {
  const [files, setFiles] = useState<readonly SentFile[]>([]);
  const lastId = useRef(0);
  const ending = useRef(new AbortController());
  const queue = useRef(Promise.resolve());
  const onStoredRef = useRef(onStored);

  useEffect(() => {
    onStoredRef.current = onStored;
  }, [onStored]);
  useEffect(() => {
    // React's development mode leaves and comes back at once.
    if (ending.current.signal.aborted) ending.current = new AbortController();
    return () => ending.current.abort();
  }, []);

  const change = (id: number, changed: Partial<SentFile>) =>
    setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...changed } : each)));

  const send = async (id: number, file: File) => {
    const { signal } = ending.current;
    if (signal.aborted) return;
    change(id, { state: 'sending', share: 0, note: null });
    try {
      const { upload, known } = await sendFile(file, {
        signal,
        onProgress: (share) => change(id, { share }),
      });
      change(id, { state: 'stored', share: 1, note: known ? words.known : null });
      onStoredRef.current(upload);
    } catch (error) {
      if (!signal.aborted)
        change(id, { state: 'failed', note: file.size === 0 ? words.empty : sentenceOf(error) });
    }
  };
  const enqueue = (id: number, file: File) => {
    queue.current = queue.current.then(() => send(id, file));
  };

  return {
    files,
    isSending: files.some(({ state }) => state === 'waiting' || state === 'sending'),
    add: (list: Iterable<File>) => {
      const added = [...list].map((file): SentFile => ({
        id: ++lastId.current,
        file,
        state: 'waiting',
        share: 0,
        note: null,
      }));
      setFiles((all) => [...added, ...all]);
      for (const { id, file } of added) enqueue(id, file);
    },
    retry: ({ id, file }: SentFile) => {
      change(id, { state: 'waiting', note: null });
      enqueue(id, file);
    },
    clear: () => setFiles((all) => all.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
}
