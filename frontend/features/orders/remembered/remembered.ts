import { forgetDevice, readDevice } from '@shop/contracts/devices/endpoints';
import type { RememberedCustomerView } from '@shop/contracts/devices/views';
import { call } from '../../../api/client.ts';
import { isRemembered } from '../../../lib/remembered-mark.ts';
import { forgetReviewFields } from '../review/fields/forget-review-fields.ts';

/** The channel between the tabs of this browser. */
const FORGOTTEN = 'forgotten';

let asked: Promise<RememberedCustomerView | null> | null = null;

/** Whom the shop remembers on this device: asked once a page, and not at all where it remembers nobody. */
export function readRemembered(): Promise<RememberedCustomerView | null> {
  if (!isRemembered()) return Promise.resolve(null);
  asked ??= call(readDevice).then(
    ({ remembered }) => remembered,
    () => {
      asked = null;
      return null;
    },
  );
  return asked;
}

/** The shop and every tab know nobody here any more. The list stays. */
export async function forget(): Promise<void> {
  await call(forgetDevice);
  asked = null;
  forgetReviewFields();
  const others = new BroadcastChannel(FORGOTTEN);
  others.postMessage(null);
  others.close();
}

/** Another tab was told to forget. @returns ends the listening */
export function onForgotten(listener: () => void): () => void {
  const tabs = new BroadcastChannel(FORGOTTEN);
  tabs.onmessage = () => {
    asked = null;
    listener();
  };
  return () => tabs.close();
}

/** An order was sent: what is known may be another's now. Where somebody is known, nothing typed here meets the next one. */
export function askAnew(): void {
  asked = null;
  if (isRemembered()) forgetReviewFields();
}
