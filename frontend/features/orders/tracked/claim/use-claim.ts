import { claimGoods, sendClaimPhoto } from '@shop/contracts/claims/endpoints';
import type { ClaimGoodsRequest } from '@shop/contracts/claims/requests';
import { trackOrder } from '@shop/contracts/orders/endpoints';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { useRef, useState } from 'react';
import { ApiError, NetworkError } from '../../../../api/api-error.ts';
import { call } from '../../../../api/client.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { randomUuid } from '../../../../lib/uuid.ts';
import { sentences, words } from '../../../../words/en/shop/claim.ts';

export type Told = Omit<ClaimGoodsRequest, 'key'>;

interface Refusal {
  title: string;
  sentence: string;
}

/**
 * Sends what is broken or missing once, however often it is pressed, and its photographs after it: what she told is with
 * the shop, whatever becomes of them.
 */
export function useClaim(token: string, onDone: (order: OwnOrderView) => void) {
  const [sending, setSending] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The positions of photographs that did not arrive, once she has told; null: she has not. */
  const [left, setLeft] = useState<readonly number[] | null>(null);
  const last = useRef({ content: '', key: '' });
  const told = useRef<OwnOrderView | null>(null);

  /** The order with how many photographs there are now; as it came, where it cannot be read. */
  const finish = async () => {
    const order = await call(trackOrder, { params: { token } }).catch(() => told.current);
    if (order) onDone(order);
  };

  const sendPhotos = async (photos: readonly Blob[], positions: readonly number[]) => {
    const failed: number[] = [];
    let why = '';
    for (const position of positions) {
      const body = photos[position - 1];
      if (!body) continue;
      setSending(position);
      const params = { token, key: last.current.key, position: String(position) };
      try {
        await call(sendClaimPhoto, { params, body });
      } catch (error) {
        failed.push(position);
        why = isUnknown(error) ? words.photoLost : saidOf(error);
      }
    }
    setSending(null);
    if (failed.length === 0) return finish();
    setLeft(failed);
    setRefusal({ title: words.arrived, sentence: `${words.photosLeft(failed.length)} ${why}` });
  };

  const working = async (work: () => Promise<void>) => {
    setBusy(true);
    setRefusal(null);
    await work();
    setBusy(false);
  };

  const send = (content: Told, photos: readonly Blob[]) =>
    working(async () => {
      const text = JSON.stringify(content);
      if (last.current.content !== text) last.current = { content: text, key: randomUuid() };
      try {
        const body = { key: last.current.key, ...content };
        told.current = await call(claimGoods, { params: { token }, body });
      } catch (error) {
        const unknown = { title: words.unsure, sentence: words.unknown };
        return setRefusal(isUnknown(error) ? unknown : { title: words.failed, sentence: saidOf(error) });
      }
      await sendPhotos(
        photos,
        photos.map((_, index) => index + 1),
      );
    });

  return {
    busy,
    /** The position of the photograph that is on its way. */
    sending,
    refusal,
    left,
    send,
    sendAgain: (photos: readonly Blob[]) => working(() => sendPhotos(photos, left ?? [])),
    finish: () => working(finish),
  };
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
