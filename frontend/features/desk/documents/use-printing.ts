import { readPrinting, startPrinting } from '@shop/contracts/documents/endpoints';
import type { DocumentsView, PrintingView } from '@shop/contracts/documents/views';
import type { DocumentKind, PrintingState } from '@shop/contracts/rules/documents/printing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../api/errors.ts';
import { words } from '../../../words/en/staff/documents.ts';
import { attempted } from '../parts/action/attempted.ts';
import { useOnce } from '../parts/use-once.ts';
import type { Parcels } from './use-parcels.ts';

interface Asked {
  subject: string;
  documents: DocumentsView | undefined;
  id: string;
}

/** How often it is asked for where the live stream says nothing, ms. */
const ASK = 2_000;

/**
 * A PDF of documents that the shop makes by itself: asked for, waited for, and there, until something on them is changed.
 * @param documents as they are seen; the same as long as nothing on them is
 */
export function usePrinting(
  kind: DocumentKind,
  numbers: readonly string[],
  documents: DocumentsView | undefined,
) {
  const subject = `${kind} ${numbers.join(',')}`;
  const once = useOnce();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const mine = asked?.subject === subject ? asked : null;
  const isStale = mine !== null && mine.documents !== documents;
  const id = mine === null || isStale ? null : mine.id;
  const { data, error } = useQuery({
    queryKey: ['printings', 'one', id],
    queryFn: () => callSignedIn(readPrinting, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (isWaiting(state.data, state.error) ? ASK : false),
  });
  const unknown = error instanceof ApiError ? ('failed' as const) : ('waiting' as const);
  const state = id === null ? null : (data?.state ?? unknown);
  const start = (parcels: Parcels) =>
    void once(async () => {
      setProblem(null);
      const orders = numbers.map((number) => ({
        number,
        ...(parcels[number] && { parcels: parcels[number] }),
      }));
      try {
        const { view } = await attempted(`print/${subject}`, (attempt) =>
          stepSignedIn(startPrinting, { body: { paper: kind, orders }, attempt }),
        );
        setAsked({ subject, documents, id: view.id });
      } catch (error) {
        setProblem(sentenceOf(error));
      }
    });
  return {
    start,
    forget: () => setAsked(null),
    busy: state === 'waiting',
    failed: problem !== null || state === 'failed',
    /** The file that is there. */
    done: state === 'done' ? id : null,
    sentence: problem ?? sentenceFor(state, isStale),
  };
}

/** What is said of a printing, if anything. */
function sentenceFor(state: PrintingState | null, isStale: boolean): string | null {
  if (isStale) return words.stale;
  if (state === 'failed') return words.failed;
  return state === 'waiting' ? words.waiting : null;
}

/** An answer that did not come is asked for again; a refusal is not. */
function isWaiting(printing: PrintingView | undefined, error: unknown): boolean {
  return printing ? printing.state === 'waiting' : !(error instanceof ApiError);
}
