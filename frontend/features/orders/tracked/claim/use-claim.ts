import { claimGoods, sendClaimPhoto } from '@shop/contracts/claims/endpoints';
import type { ClaimGoodsRequest } from '@shop/contracts/claims/requests';
import { trackOrder } from '@shop/contracts/orders/endpoints';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { PHOTO_POSITIONS } from '@shop/contracts/rules/orders/claims';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { readStored, store } from '../../../../lib/stored.ts';
import { randomUuid } from '../../../../lib/uuid.ts';
import { claimSentences } from '../../../../words/en/shop/claim-page.ts';
import { sentences, words } from '../../../../words/en/shop/claim.ts';

export type Told = Omit<ClaimGoodsRequest, 'key'>;

export interface ClaimFormProps {
  order: OwnOrderView;
  token: string;
  onDone: (order: OwnOrderView) => void;
  onClose: () => void;
}

interface Refusal {
  title: string;
  sentence: string;
}

/**
 * Sends what is broken or missing once, however often it is pressed, and its photographs after it: what she told is with
 * the shop, whatever becomes of them. All tries go under one key: what she changed after a try whose answer was lost finds
 * that one, where it arrived. The page has the key after a reload too, for photographs that are still to come.
 */
export function useClaim(shown: OwnOrderView, token: string, onDone: (order: OwnOrderView) => void) {
  // As it was opened: once she has told, the order is another.
  const [{ key, keptAs, free }] = useState(() => ({
    key: keyOf(shown),
    keptAs: keptAsOf(shown),
    free: shown.ownClaims.photos?.free ?? PHOTO_POSITIONS,
  }));
  const [sending, setSending] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** What the shop has of an earlier try, in the page's words; null: nothing else than what was sent. */
  const [arrived, setArrived] = useState<readonly string[] | null>(null);
  /** Which photographs did not arrive, by their index, once they were sent; null: they were not. */
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
  const sendPhotos = async (
    photos: readonly Blob[],
    some: readonly number[] = photos.map((_, index) => index),
  ): Promise<boolean> => {
    const failed: number[] = [];
    let why = '';
    for (const index of some) {
      const [body, position] = [photos[index], free[index]];
      if (!body || key === null) continue;
      setSending(index + 1);
      const params = { token, key, position: String(position) };
      try {
        await call(sendClaimPhoto, { params, body });
      } catch (error) {
        failed.push(index);
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
      if (key === null) return;
      store('session', keptAs, key);
      try {
        told.current = await call(claimGoods, { params: { token }, body: { key, ...content } });
      } catch (error) {
        if (isUnknown(error)) return setRefusal({ title: words.unsure, sentence: words.unknown });
        const isEarlierTry = error instanceof ApiError && error.code === 'idempotency-key-reused';
        if (!isEarlierTry && !hasOther(error))
          return setRefusal({ title: words.failed, sentence: saidOf(error) });
        // Photographs come under the key of the claim that is there.
        if (isEarlierTry) await sendPhotos(photos);
        else setLeft([]);
        return showEarlier();
      }
      if (await sendPhotos(photos)) await finish();
    });

  return {
    busy,
    /** Null: the claim was told on another page. */
    key,
    /** Which photograph is on its way, from 1 on. */
    sending,
    refusal,
    arrived,
    left,
    send,
    sendPhotos: (photos: readonly Blob[]) =>
      working(async () => {
        if ((await sendPhotos(photos, left ?? undefined)) && arrived === null) await finish();
      }),
    finish: () => working(finish),
  };
}

/** Of an order that has so many answered claims. */
function keptAsOf({ number, claims }: OwnOrderView): string {
  return `claim ${number} ${claims.filter(({ state }) => state !== 'open').length}`;
}

function keyOf(order: OwnOrderView): string | null {
  const { photos, obstacle } = order.ownClaims;
  const known = photos?.key ?? readStored('session', keptAsOf(order));
  return known ?? (obstacle === null ? randomUuid() : null);
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
