import type { OwnerAlert } from '@shop/contracts/accounts/views';
import type { Language } from '@shop/contracts/rules/language';
import type { Role } from '@shop/contracts/rules/permissions';

/** What every e-mail about an order says. */
export interface OrderFacts {
  number: string;
  /** Of the order's page. */
  token: string;
  customerName: string;
}

export interface LorryFacts {
  transporter: string;
  lrNumber: string;
  /** `YYYY-MM-DD`. */
  lrDate: string;
  parcels: number;
}

/** How many an order has of it, and would have. */
export interface ShortLineFacts {
  code: string;
  name: string;
  nameTa: string | null;
  unit: string;
  from: number;
  to: number;
}

/** What lets somebody choose a password. */
export interface AccountLinkFacts {
  name: string;
  /** The member of staff who sends it; null: they asked for it themselves. */
  by: string | null;
  token: string;
  endsAt: string;
}

/** The e-mails that leave the shop, by kind, with what each one says. Their words are in platform/mail/words. */
export interface EmailFacts {
  'order-received': OrderFacts & { totalPaise: number };
  'order-confirmed': OrderFacts & { totalPaise: number; balancePaise: number };
  'order-dispatched': OrderFacts & LorryFacts;
  'order-lorry-corrected': OrderFacts & LorryFacts;
  'order-reopened': OrderFacts;
  /** @property into the number of the order that goes on */
  'order-merged': OrderFacts & { into: string };
  'order-change-proposed': OrderFacts & {
    lines: readonly ShortLineFacts[];
    wasTotalPaise: number;
    totalPaise: number;
  };
  /** The shop made the change that was asked for. */
  'order-changed': OrderFacts & { totalPaise: number; balancePaise: number };
  /** The shop did not do what was asked for, and says why. */
  'order-change-declined': OrderFacts & { reason: string };
  /** What was broken or missing is credited, or not: `creditPaise` is 0 then. */
  'order-claim-answered': OrderFacts & { creditPaise: number; reason: string };
  'order-cancelled': OrderFacts & { reason: string };
  /** @property token of the passbook's page */
  'passbook-ends': { number: string; token: string; name: string; heldPaise: number; settleBy: string };
  'staff-invitation': AccountLinkFacts & { role: Role };
  'staff-password': AccountLinkFacts & { role: Role };
  'referrer-invitation': AccountLinkFacts;
  'referrer-password': AccountLinkFacts;
  /** @property token takes the address off the list */
  'shop-open': { lastOrderOn: string | null; token: string };
  'test-mail': { name: string };
  'owner-alert': { name: string; by: string; at: string; alert: OwnerAlert };
}

export type EmailKind = keyof EmailFacts;

/**
 * @property to an e-mail address
 * @property language English where there is none: staff and referrers read English
 */
export type Email = {
  [Kind in EmailKind]: { kind: Kind; to: string; language?: Language; facts: EmailFacts[Kind] };
}[EmailKind];
