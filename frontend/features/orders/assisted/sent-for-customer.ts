import { readStored, store } from '../../../lib/stored.ts';

/** An order that was just sent for a customer, for the page that tells how they learn of it. */
interface SentForCustomer {
  number: string;
  name: string;
  /** As it was typed a moment ago, ten digits. The shop shows it to no referrer again. */
  phone: string;
  mailed: boolean;
}

const STORAGE_KEY = 'assisted-sent';

/** Null forgets the last one. */
export function keepSent(sent: SentForCustomer | null): void {
  store('session', STORAGE_KEY, sent && JSON.stringify(sent));
}

/** Null when this tab sent no order of the number. */
export function sentForCustomer(number: string): SentForCustomer | null {
  try {
    const sent = JSON.parse(readStored('session', STORAGE_KEY) ?? 'null') as SentForCustomer | null;
    return sent?.number === number ? sent : null;
  } catch {
    return null;
  }
}
