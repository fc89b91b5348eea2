import { RECORD_KINDS } from '../record-kinds.ts';
import type { Permission } from '../rules/permissions.ts';

interface TopicRule {
  /** What a person must be allowed to do to hear of it. */
  needs: Permission;
  /** The topics that are made of it: they change with it. */
  feeds: readonly string[];
}

/** What an open screen can follow. The keys of its queries begin with the topic: `[topic, 'one', id]` is a record. */
export const TOPICS = {
  dashboard: { needs: 'dashboard.read', feeds: [] },
  /** By number. */
  orders: { needs: 'orders.read', feeds: ['dashboard', 'calls', 'bank-statements', 'packing', 'products'] },
  /** Who is to be called, and who is calling. */
  calls: { needs: 'orders.read', feeds: [] },
  /** By the number of the order. */
  packing: { needs: 'orders.read', feeds: [] },
  printings: { needs: 'orders.read', feeds: [] },
  invoices: { needs: 'invoices.read', feeds: [] },
  /** What orders take of their stock and bring back is told by `orders`. */
  products: { needs: 'catalogue.read', feeds: ['prices', 'dashboard'] },
  categories: { needs: 'catalogue.read', feeds: ['products', 'prices'] },
  prices: { needs: 'catalogue.read', feeds: [] },
  contacts: { needs: 'contacts.read', feeds: ['dashboard'] },
  /** By section. */
  settings: { needs: 'settings.read', feeds: ['shop', 'dashboard'] },
  /** What everybody knows of the settings: whether the shop is open. */
  shop: { needs: 'session.own', feeds: [] },
  /** By GST code. */
  states: { needs: 'places.read', feeds: [] },
  /** By slug. */
  posts: { needs: 'posts.read', feeds: [] },
  cities: { needs: 'cities.read', feeds: [] },
  /** By name, whatever the language. */
  texts: { needs: 'texts.read', feeds: [] },
  /** By slug. */
  schemes: { needs: 'schemes.read', feeds: [] },
  /** By the number of the passbook. */
  members: { needs: 'schemes.read', feeds: ['schemes', 'dashboard', 'bank-statements'] },
  /** Banks' statements. */
  'bank-statements': { needs: 'payments.record', feeds: [] },
  uploads: { needs: 'uploads.read', feeds: [] },
  reminders: { needs: 'reminders.read', feeds: [] },
  /** By the referrer's id. */
  referrals: { needs: 'referrals.read', feeds: ['referral-flags', 'payout-preview'] },
  'referral-flags': { needs: 'referrals.read', feeds: ['dashboard'] },
  /** By the number of the batch. */
  payouts: { needs: 'payouts.write', feeds: ['payout-preview'] },
  'payout-preview': { needs: 'payouts.write', feeds: [] },
  users: { needs: 'users.read', feeds: [] },
  audit: { needs: 'audit.read', feeds: [] },
  jobs: { needs: 'jobs.handle', feeds: ['dashboard'] },
  ...topicsOf(RECORD_KINDS),
} as const satisfies Record<string, TopicRule>;

function topicsOf<Topic extends string>(
  kinds: readonly { topic: Topic; may: { read: Permission } }[],
): Record<Topic, { needs: Permission; feeds: readonly [] }> {
  const rules = kinds.map(({ topic, may }) => [topic, { needs: may.read, feeds: [] }]);
  return Object.fromEntries(rules) as ReturnType<typeof topicsOf<Topic>>;
}

export type Topic = keyof typeof TOPICS;

export interface LiveChange {
  topic: Topic;
  /** Which record; null when it may be any of them. */
  id: string | null;
  /** Of the transaction that changed it; the same in all that it changed. */
  revision: string;
}

export function isTopic(text: string): text is Topic {
  return Object.hasOwn(TOPICS, text);
}

/** The change itself, and what it brings with it. */
export function changesOf(change: LiveChange): LiveChange[] {
  const { topic, revision } = change;
  return [change, ...TOPICS[topic].feeds.map((fed) => ({ topic: fed, id: null, revision }))];
}
