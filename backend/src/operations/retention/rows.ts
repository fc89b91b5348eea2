import { KEPT_DAYS } from '@shop/contracts/rules/retention';
import { BOOKS } from './books.ts';
import type { Rows } from './rows-with-a-term.ts';
import type { Terms } from './terms.ts';

/**
 * What has a term of its own. Counts against abuse and answers to steps are swept by whoever comes next, too: this is for
 * the months in which nobody does. Mails that left, and uploads that nothing knows, have a sweep of their own.
 */
export const ROWS: readonly Rows[] = [
  {
    what: 'messages',
    relation: 'contact_message',
    outlived: 'done_at < $1',
    values: ({ before }) => [before(KEPT_DAYS.message)],
  },
  {
    what: 'reminders',
    relation: 'reminder',
    outlived: 'coalesce(told_at < $1, at < $2)',
    values: ({ before }) => [before(KEPT_DAYS.toldReminder), before(KEPT_DAYS.reminder)],
  },
  {
    what: 'ended sign-ins',
    relation: 'session',
    outlived: 'least(ended_at, expires_at) < $1',
    values: ({ before }) => [before(KEPT_DAYS.signIn)],
  },
  ...(['staff_link', 'referrer_link'] as const).map((relation) => ({
    what: `ended links of ${relation === 'staff_link' ? 'staff' : 'referrers'}`,
    relation,
    outlived: 'least(ended_at, expires_at) < $1',
    values: ({ before }: Terms) => [before(KEPT_DAYS.signIn)],
  })),
  {
    what: 'browsers that nobody signs in by',
    relation: 'known_device',
    outlived: 'last_used_at < $1',
    values: ({ before }) => [before(KEPT_DAYS.device)],
  },
  {
    what: 'browsers that no referrer orders by',
    relation: 'referrer_device',
    outlived: 'seen_at < $1',
    values: ({ before }) => [before(KEPT_DAYS.device)],
  },
  {
    what: 'orders known on the device that sent them',
    relation: 'device_order',
    // What was emptied into another order decides with that one whose it is.
    outlived: `CASE WHEN remembered THEN sent_at < $1 ELSE sent_at < $2 OR EXISTS (
      SELECT FROM orders o WHERE o.id = order_id AND o.state IN ('collected', 'cancelled')
        AND NOT EXISTS (SELECT FROM order_event e WHERE e.order_id = o.id AND e.at >= $3)
        AND NOT EXISTS (SELECT FROM order_merge m WHERE m.order_id = o.id)) END`,
    values: ({ before }) => [
      before(KEPT_DAYS.deviceOrder),
      before(KEPT_DAYS.changeableOrder),
      before(KEPT_DAYS.endedOrder),
    ],
  },
  {
    what: 'photographs of broken or missing goods',
    relation: 'claim_photo',
    outlived: 'claim_id IN (SELECT c.id FROM order_claim c WHERE coalesce(c.answered_at, c.claimed_at) < $1)',
    values: ({ before }) => [before(KEPT_DAYS.claimPhoto)],
  },
  {
    what: 'counts of tries',
    relation: 'throttle',
    outlived: 'resets_at < $1',
    values: ({ before }) => [before(KEPT_DAYS.fingerprint)],
  },
  {
    what: 'counts of orders sent',
    relation: 'order_sent',
    outlived: 'at < $1',
    values: ({ before }) => [before(KEPT_DAYS.fingerprint)],
  },
  {
    what: 'answers to steps of staff',
    relation: 'attempt',
    outlived: 'at < $1',
    values: ({ before }) => [before(KEPT_DAYS.answer)],
  },
  {
    what: 'printed papers',
    relation: 'printing',
    outlived: 'requested_at < $1',
    values: ({ before }) => [before(KEPT_DAYS.printing)],
  },
  ...BOOKS,
  {
    what: 'audit entries without their details',
    relation: 'audit_entry',
    outlived: 'at < $1 AND (before IS NOT NULL OR after IS NOT NULL)',
    values: ({ booksEnded }) => [booksEnded],
    set: 'before = NULL, after = NULL',
  },
  {
    what: 'alerts to owners',
    relation: 'owner_alert',
    outlived: 'at < $1',
    values: ({ booksEnded }) => [booksEnded],
  },
];
