import { forgetDevice, readDevice } from '@shop/contracts/devices/endpoints';
import type { RememberedCustomerView } from '@shop/contracts/devices/views';
import { call } from '../../../api/client.ts';
import { store } from '../../../lib/stored.ts';
import { isRemembered } from '../../../lib/remembered-mark.ts';
import { forgetReviewFields } from '../review/fields/forget-review-fields.ts';

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
  // Other tabs hear of it, and nothing is kept.
  store('local', FORGOTTEN, 'now');
  store('local', FORGOTTEN, null);
}

/** Another tab was told to forget. @returns ends the listening */
export function onForgotten(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== FORGOTTEN || newValue === null) return;
    asked = null;
    listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** An order was sent: what is known may be another's now. Where somebody is known, nothing typed here meets the next one. */
export function askAnew(): void {
  asked = null;
  if (isRemembered()) forgetReviewFields();
}
