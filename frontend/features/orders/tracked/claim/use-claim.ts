import { claimGoods, sendClaimPhoto } from '@shop/contracts/claims/endpoints';
import type { ClaimGoodsRequest } from '@shop/contracts/claims/requests';
import { trackOrder } from '@shop/contracts/orders/endpoints';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { randomUuid } from '../../../../lib/uuid.ts';
import { claimSentences } from '../../../../words/en/shop/claim-page.ts';
import { sentences, words } from '../../../../words/en/shop/claim.ts';

export type Told = Omit<ClaimGoodsRequest, 'key'>;

interface Refusal {
  title: string;
  sentence: string;
}

/**
 * Sends what is broken or missing once, however often it is pressed, and its photographs after it: what she told is with
 * the shop, whatever becomes of them. All tries go under one key: what she changed after a try whose answer was lost finds
 * that one, where it arrived.
 */
export function useClaim(token: string, onDone: (order: OwnOrderView) => void) {
  const [key] = useState(randomUuid);
  const [sending, setSending] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** What the shop has of an earlier try, in the page's words; null: nothing else than what was sent. */
  const [arrived, setArrived] = useState<readonly string[] | null>(null);
  /** The positions of photographs that did not arrive, once she has told; null: she has not. */
  const [left, setLeft] = useState<readonly number[] | null>(null);
  const told = useRef<OwnOrderView | null>(null);

  const read = () => call(trackOrder, { params: { token } }).catch(() => null);

  /** The order with how many photographs there are now; as it came, where it cannot be read. */
  const finish = async () => {
    const order = (await read()) ?? told.current;
    if (order) onDone(order);
    else setRefusal({ title: words.unsure, sentence: words.photoLost });
  };

  /** Whether all arrived. */
  const sendPhotos = async (photos: readonly Blob[], positions: readonly number[]): Promise<boolean> => {
    const failed: number[] = [];
    let why = '';
    for (const position of positions) {
      const body = photos[position - 1];
      if (!body) continue;
      setSending(position);
      const params = { token, key, position: String(position) };
      try {
        await call(sendClaimPhoto, { params, body });
      } catch (error) {
        failed.push(position);
        why = isUnknown(error) ? words.photoLost : saidOf(error);
      }
    }
    setSending(null);
    setLeft(failed);
    if (failed.length === 0) return true;
    setRefusal({ title: words.arrived, sentence: `${words.photosLeft(failed.length)} ${why}` });
    return false;
  };

  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    await work();
    setBusy(false);
  };

  /** Something arrived before this try: she reads what, and goes on to the order. */
  const showEarlier = async () => {
    const order = await read();
    told.current = order;
    const claim = order?.claims.at(-1);
    setArrived(order && claim ? claimSentences(claim, order.lines) : []);
  };

  const send = (content: Told, photos: readonly Blob[]) =>
    working(async () => {
      const positions = photos.map((_, index) => index + 1);
      try {
        told.current = await call(claimGoods, { params: { token }, body: { key, ...content } });
      } catch (error) {
        if (isUnknown(error)) return setRefusal({ title: words.unsure, sentence: words.unknown });
        const isEarlierTry = error instanceof ApiError && error.code === 'idempotency-key-reused';
        if (!isEarlierTry && !hasOther(error))
          return setRefusal({ title: words.failed, sentence: saidOf(error) });
        // Photographs come under the key of the claim that is there.
        if (isEarlierTry) await sendPhotos(photos, positions);
        else setLeft([]);
        return showEarlier();
      }
      if (await sendPhotos(photos, positions)) await finish();
    });

  return {
    busy,
    /** The position of the photograph that is on its way. */
    sending,
    refusal,
    arrived,
    left,
    send,
    sendAgain: (photos: readonly Blob[]) =>
      working(async () => {
        if ((await sendPhotos(photos, left ?? [])) && arrived === null) await finish();
      }),
    finish: () => working(finish),
  };
}

/** The shop has a claim of hers, from another page, that it is to answer first. */
function hasOther(error: unknown): boolean {
  return error instanceof ApiError && error.detailsOf('claim-refused')?.obstacle === 'open';
}

/** Nobody knows whether it was done. */
function isUnknown(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof ApiError && error.problem.status >= 500 && sentences[error.code] === undefined)
  );
}

function saidOf(error: unknown): string {
  const own: string | ((details: never) => string) | undefined =
    error instanceof ApiError ? sentences[error.code] : undefined;
  if (own === undefined) return sentenceOf(error);
  return typeof own === 'string' ? own : own((error as ApiError).problem.details as never);
}
