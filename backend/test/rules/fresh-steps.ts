import type { Type } from '@nestjs/common';
import { RECORD_KINDS } from '@shop/contracts/record-kinds';
import { handlersOf } from '../../src/platform/http/audience.ts';
import { endpointOf, needsPassword, notifiedStepOf } from '../../src/platform/http/route.ts';

/** Steps that nobody does who did not type their password a moment ago: each bears `@NeedsPassword`. */
export const FRESH_STEPS = {
  /** What moves money, or decides where it goes. */
  money: [
    'POST /api/admin/orders/:number/refunds',
    'POST /api/admin/members/:number/refunds',
    'POST /api/admin/orders/:number/receipts/:receipt/correct',
    'POST /api/admin/members/:number/entries/:entry/correct',
    'POST /api/admin/orders/:number/receipts/:receipt/move',
    'POST /api/admin/orders/:number/credit-notes',
    'POST /api/admin/orders/:number/claims/:claim/credit',
    'POST /api/admin/orders/:number/credit',
    'POST /api/admin/members/:number/payee-again',
    'POST /api/admin/scheme-refunds/:number/approval',
    'GET /api/admin/scheme-refunds/:number/bank-file/:format',
    'POST /api/admin/payout-batches/:number/approval',
    'POST /api/admin/payout-batches/:number/answers',
    'GET /api/admin/payout-batches/:number/bank-file/:format',
    'PUT /api/admin/referrers/:id/record',
    'POST /api/admin/orders/:number/attribution',
    'POST /api/admin/referral-flags/:id/decision',
    'PUT /api/admin/settings/payment',
    'PUT /api/admin/settings/invoices',
    'PUT /api/admin/settings/referrals',
    'PUT /api/admin/settings/sale',
    'POST /api/admin/books/closing',
    'POST /api/admin/books/reopening',
  ],
  /** What leads shoppers elsewhere, or loads scripts for them. */
  shoppers: [
    'PUT /api/admin/settings/site',
    'PUT /api/admin/settings/identity',
    'PUT /api/admin/settings/door',
    'POST /api/admin/season/roll-over',
    'POST /api/admin/demonstration/removal',
    'POST /api/admin/test-orders/removal',
  ],
  /** What takes the data of people out of the shop. */
  people: [
    'GET /api/admin/orders/export/:format',
    ...RECORD_KINDS.map(({ endpoints }) => `GET ${endpoints.export.path}`),
    'GET /api/admin/invoices/export/:format',
    'GET /api/admin/reports/dues/export/:format',
    'GET /api/admin/reports/margin/export/:format',
    'GET /api/admin/reports/receipts/export/:format',
    'GET /api/admin/reports/tally/export/:file',
    'GET /api/admin/reports/sales/export/:format',
    'GET /api/admin/reports/gst/export/:file',
    'GET /api/admin/reports/e-invoices/export',
    'GET /api/admin/reports/stock/export/:format',
    'GET /api/admin/reports/schemes/export/:format',
    'GET /api/admin/reports/referrers/export/:format',
    'GET /api/admin/reports/tax/export/:format',
    'GET /api/admin/reports/tax-year/export/:format',
    'GET /api/admin/contact-messages/export/:format',
    'GET /api/admin/reminders/export/:format',
    'GET /api/admin/members/export/:format',
    'GET /api/admin/member-entries/export/:format',
    'GET /api/admin/audit/export/:format',
  ],
  /** What lets somebody in, and one’s own keys. */
  access: [
    'POST /api/admin/users',
    'POST /api/admin/users/:id/link',
    'POST /api/admin/users/:id/role',
    'POST /api/admin/users/:id/enable',
    'DELETE /api/admin/users/:id/second-factor',
    'PUT /api/admin/account/password',
    'POST /api/admin/account/second-factor',
    'DELETE /api/admin/account/second-factor',
    'POST /api/admin/account/recovery-codes',
    'PUT /api/referrer/account/password',
    'POST /api/referrer/account/recovery-codes',
    'DELETE /api/referrer/account/second-factor',
    'POST /api/referrer/account/second-factor',
  ],
};

/** Every other step: whoever adds one says so here, and why it asks for nothing. */
const DAY_TO_DAY = [
  // What came in: the bank or the drawer says the same, and it is done all day.
  'POST /api/admin/bank-rows/:id/not-ours',
  'POST /api/admin/bank-rows/:id/bring-in',
  'POST /api/admin/bank-rows/:id/entry',
  'DELETE /api/admin/bank-rows/:id/entry',
  'POST /api/admin/bank-rows/:id/record',
  'POST /api/admin/bank-rows/record',
  'POST /api/admin/bank-statements',
  'POST /api/admin/members/:number/payments',
  'POST /api/admin/orders/:number/payments',
  // The day’s work on orders; documents are of few at a time.
  'DELETE /api/admin/calls/:number/caller',
  'PUT /api/admin/calls/:number/caller',
  'POST /api/admin/calls/:number/outcome',
  'GET /api/admin/invoices/:invoice/invoice.pdf',
  // What the portal answered: it signed it, and nothing is booked.
  'PUT /api/admin/invoices/:invoice/irn',
  'PUT /api/admin/invoices/:invoice/irn/cancellation',
  'POST /api/admin/reports/e-invoices/answers',
  'POST /api/admin/jobs/:id/give-up',
  'POST /api/admin/jobs/:id/try-again',
  'POST /api/admin/order-guard/breaker-off',
  'POST /api/admin/order-guard/cancel',
  'POST /api/admin/orders',
  'PUT /api/admin/orders/:number',
  'POST /api/admin/orders/:number/advance',
  'POST /api/admin/orders/:number/back',
  'POST /api/admin/orders/:number/cancel',
  'POST /api/admin/orders/:number/changes/:change/accept',
  'POST /api/admin/orders/:number/changes/:change/decline',
  'POST /api/admin/orders/:number/claims/:claim/decline',
  'POST /api/admin/orders/:number/dispatch',
  'POST /api/admin/orders/:number/edit-preview',
  'POST /api/admin/orders/:number/hold',
  'POST /api/admin/orders/:number/lorry',
  'POST /api/admin/orders/:number/merge',
  'POST /api/admin/orders/:number/merge-preview',
  'POST /api/admin/orders/:number/notes',
  'POST /api/admin/orders/:number/proposals',
  'POST /api/admin/orders/:number/proposals/:proposal/answer',
  'POST /api/admin/orders/:number/proposals/:proposal/take-back',
  'POST /api/admin/orders/:number/release',
  'POST /api/admin/orders/:number/reopen',
  'POST /api/admin/orders/:number/undo',
  'PUT /api/admin/packing/:number/ticks',
  'POST /api/admin/printings',
  'GET /api/admin/printings/:id/papers.pdf',
  // Members and whoever wrote: one at a time.
  'POST /api/admin/contact-messages/:id/answer',
  'POST /api/admin/contact-messages/:id/done',
  'POST /api/admin/contact-messages/:id/open',
  'PUT /api/admin/members/:number',
  'POST /api/admin/members/:number/accept',
  'POST /api/admin/members/:number/cancel',
  'POST /api/admin/members/:number/link',
  'POST /api/admin/members/:number/warned',
  'POST /api/admin/reminders/:id/delete',
  'POST /api/admin/reminders/:id/told',
  'POST /api/admin/reminders/:id/waiting',
  'POST /api/admin/schemes',
  'POST /api/admin/schemes/:slug/members',
  'PUT /api/admin/schemes/:id',
  'POST /api/admin/schemes/:id/state',
  // What the terms would change is looked at; nothing is saved.
  'POST /api/admin/states/:id/preview',
  // Nothing is paid by it: a batch is approved first.
  'POST /api/admin/payout-batches',
  // What was earned is credited by itself, too; a challan says by what tax was paid, and moves no money.
  'POST /api/admin/commission-credits',
  'POST /api/admin/tax-challans',
  'DELETE /api/admin/tax-challans/:id',
  'POST /api/admin/scheme-refunds',
  'POST /api/admin/scheme-refunds/:number/discard',
  'POST /api/admin/payout-batches/:number/discard',
  'GET /api/admin/payouts/:reference/statement.pdf',
  'POST /api/admin/referrers',
  'POST /api/admin/referrers/:id/link',
  'POST /api/admin/referrers/:id/resume',
  'POST /api/admin/referrers/:id/suspend',
  // Goods, places, texts and files.
  'POST /api/admin/categories',
  'PUT /api/admin/categories/:id',
  'PUT /api/admin/categories/:id/place',
  'DELETE /api/admin/categories/:id',
  'DELETE /api/admin/products/:id',
  ...RECORD_KINDS.flatMap(({ endpoints }) => [`POST ${endpoints.add.path}`, `PUT ${endpoints.save.path}`]),
  'PUT /api/admin/brands/:id/place',
  'DELETE /api/admin/brands/:id',
  'PUT /api/admin/product-tags/:id/place',
  'DELETE /api/admin/product-tags/:id',
  'PUT /api/admin/ready-lists/:id/place',
  'DELETE /api/admin/ready-lists/:id',
  'PUT /api/admin/pickup-locations/:id/place',
  'DELETE /api/admin/pickup-locations/:id',
  'PUT /api/admin/states/:id',
  'PUT /api/admin/states/:id/place',
  'POST /api/admin/cities',
  'PUT /api/admin/cities/:id',
  'PUT /api/admin/cities/:id/place',
  'DELETE /api/admin/cities/:id',
  'POST /api/admin/posts',
  'DELETE /api/admin/posts/:id',
  'PUT /api/admin/posts/:id',
  'POST /api/admin/posts/:id/preview',
  'POST /api/admin/posts/:id/publish',
  'POST /api/admin/posts/:id/take-back',
  'PUT /api/admin/texts/:language/:id',
  'POST /api/admin/texts/:language/:id/preview',
  'POST /api/admin/prices/changes/:id/apply',
  'POST /api/admin/prices/changes/:id/undo',
  'POST /api/admin/prices/changes/:id/withdraw',
  'POST /api/admin/prices/previews',
  'POST /api/admin/product-imports/:id/apply',
  'POST /api/admin/product-imports/:id/undo',
  'POST /api/admin/product-imports/previews',
  'POST /api/admin/products',
  'PUT /api/admin/products/:id',
  'PUT /api/admin/products/:id/place',
  'POST /api/admin/products/:id/state',
  'POST /api/admin/products/:id/stock',
  'POST /api/admin/products/:id/stock/counting',
  'GET /api/admin/products/export/:format',
  'POST /api/admin/stock/:way/changes/:id/apply',
  'POST /api/admin/stock/:way/changes/:id/undo',
  'POST /api/admin/stock/count/previews',
  'POST /api/admin/stock/goods-in/previews',
  'POST /api/admin/uploads',
  'DELETE /api/admin/uploads/:key',
  'PUT /api/admin/uploads/:key',
  'PUT /api/admin/uploads/parts/:upload/:part',
  // What shoppers see of the season and its terms; a test mail goes to whoever asks for it.
  'POST /api/admin/opening/test-mail',
  'PUT /api/admin/opening/:step/later',
  'POST /api/admin/demonstration/preview',
  'POST /api/admin/season/roll-over/preview',
  'PUT /api/admin/settings/tally',
  'PUT /api/admin/settings/limits',
  'PUT /api/admin/settings/looks',
  'PUT /api/admin/settings/season',
  // One’s own session and screens, and what only takes rights away.
  'PUT /api/admin/account/language',
  'POST /api/admin/account/second-factor/code',
  'DELETE /api/admin/account/sessions',
  'DELETE /api/admin/account/sessions/:sessionId',
  'POST /api/admin/saved-views',
  'DELETE /api/admin/saved-views/:id',
  'DELETE /api/admin/session',
  'POST /api/admin/session/password',
  'PUT /api/admin/sheets/:sheet/:part',
  'POST /api/admin/users/:id/disable',
  'DELETE /api/admin/users/:id/sessions/:sessionId',
  // What referrers do.
  'PUT /api/referrer/account/language',
  'POST /api/referrer/account/second-factor/code',
  'DELETE /api/referrer/account/sessions',
  'DELETE /api/referrer/account/sessions/:sessionId',
  'PUT /api/referrer/device',
  'PUT /api/referrer/greeting',
  'POST /api/referrer/orders',
  'GET /api/referrer/payouts/:reference/statement.pdf',
  'DELETE /api/referrer/session',
  'POST /api/referrer/session/password',
];

/** They tell the owners themselves, with what changed. */
const TELL_THEMSELVES = [
  'PUT /api/admin/settings/invoices',
  'PUT /api/admin/settings/payment',
  'PUT /api/admin/settings/referrals',
  'PUT /api/admin/settings/sale',
  ...FRESH_STEPS.shoppers,
];

/** A step changes something, or gives a file. */
function stepsOf(controllers: readonly Type[]) {
  return controllers.flatMap(handlersOf).flatMap((handler) => {
    const described = endpointOf(handler);
    if (!described) return [];
    const { method, path } = described;
    const isStep = method !== 'GET' || /:format|\.\w+$|\/export(?:\/|$)/.test(path);
    return isStep ? [{ name: `${method} ${path}`, handler }] : [];
  });
}

/** What is wrong with the steps of controllers; each line names one. */
export function freshStepFaults(controllers: readonly Type[]): string[] {
  const { money, shoppers, people, access } = FRESH_STEPS;
  const toNotify = [...money, ...shoppers, ...people];
  return stepsOf(controllers).flatMap(({ name, handler }) => {
    const isFresh = toNotify.includes(name) || access.includes(name);
    if (!isFresh && !DAY_TO_DAY.includes(name)) return [`${name} stands in no list of fresh-steps.ts`];
    if (isFresh !== needsPassword(handler))
      return [`${name} ${isFresh ? 'asks for no password' : 'asks for a password, and stands in no list'}`];
    const isNotified = notifiedStepOf(handler) !== null || TELL_THEMSELVES.includes(name);
    return toNotify.includes(name) && !isNotified ? [`${name} tells no owner`] : [];
  });
}

/** What stands in a list and is not served. */
export function unservedSteps(controllers: readonly Type[]): string[] {
  const served = new Set(stepsOf(controllers).map(({ name }) => name));
  return [...Object.values(FRESH_STEPS).flat(), ...DAY_TO_DAY].filter((name) => !served.has(name));
}
