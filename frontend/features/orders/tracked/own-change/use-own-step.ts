import { trackOrder } from '@shop/contracts/orders/endpoints';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { useRef, useState } from 'react';
import { call } from '../../../../api/client.ts';
import { randomUuid } from '../../../../lib/uuid.ts';
import { toast } from '../../../../ui/messages/toast.ts';
import { ownRefusal, type OwnRefusal } from './own-refusal.ts';

/**
 * Sends a change once, however often it is pressed: the same content goes under the same key. `send` gives whether the shop
 * answered.
 */
export function useOwnStep(token: string, onDone: (order: OwnOrderView) => void) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<OwnRefusal | null>(null);
  const [needsShop, setNeedsShop] = useState(false);
  const last = useRef({ content: '', key: '' });
  const send = async (
    content: object,
    step: (key: string) => Promise<OwnOrderView>,
    done: string,
  ): Promise<boolean> => {
    const text = JSON.stringify(content);
    if (last.current.content !== text) last.current = { content: text, key: randomUuid() };
    setBusy(true);
    setRefusal(null);
    try {
      const order = await step(last.current.key);
      toast(done);
      onDone(order);
      return true;
    } catch (error) {
      const refused = ownRefusal(error);
      setRefusal(refused);
      if (refused.needsShop) setNeedsShop(true);
      return !refused.isUnknown;
    } finally {
      setBusy(false);
    }
  };
  /** The order as somebody else left it. */
  const lookAgain = async (): Promise<void> => {
    setBusy(true);
    try {
      onDone(await call(trackOrder, { params: { token } }));
    } catch (error) {
      setRefusal(ownRefusal(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, send, lookAgain, needsShop };
}
