import type { Day } from '@shop/contracts/rules/days';
import type { Language } from '@shop/contracts/rules/language';
import type { EarlierReceipt } from '@shop/contracts/rules/orders/payments';
import type { NomineeView } from '@shop/contracts/schemes/passbook-views';
import type { Actor } from '../../../shared/actor.ts';
import type { Membership } from '../domain/membership.ts';
import type { JoinableScheme } from './scheme-repository.ts';

export interface NewMembership {
  id: string;
  token: string;
  idempotencyKey: string;
  contentHash: string;
  at: Date;
  scheme: Pick<JoinableScheme, 'id' | 'terms'>;
  name: string;
  phone: string;
  email: string | null;
  language: Language;
  address: string;
  nominee: NomineeView;
  /** Who asks, or takes them in: it is they whom the consent was given to. */
  by: { kind: 'requested' | 'enrolled'; actor: Actor };
}

/** Where and in which language a member is written to, with the token of the passbook. */
export type MemberContact = Pick<NewMembership, 'name' | 'email' | 'language' | 'token'>;

export interface KnownMembership {
  number: string;
  token: string;
  contentHash: string;
}

/** The members of the schemes; every method runs in the caller's transaction. */
export abstract class Memberships {
  abstract findByIdempotencyKey(key: string): Promise<KnownMembership | null>;
  /** Stores a member with the first event, that of their consent. @returns its number */
  abstract insert(membership: NewMembership): Promise<string>;
  /** As it stands, to look at; null when there is none of this number. */
  abstract read(number: string): Promise<Membership | null>;
  /** Whether the passbook is there and its member has this phone. @param phone ten digits */
  abstract isOf(number: string, phone: string): Promise<boolean>;
  /** The latest passbook of a phone in a scheme that has not ended; asked for or taken in. @param phone ten digits */
  abstract latestOf(phone: string, schemeId: string): Promise<string | null>;
  /** Locked until the transaction ends; null when there is none of this number. */
  abstract lock(number: string): Promise<Membership | null>;
  /** Stores what happened since it was locked. @throws DomainError payment-reference-used, entry-corrected */
  abstract save(membership: Membership, actor: Actor, at: Date): Promise<void>;

  /** The latest entry of a sum in cash since then that stands. @param amountPaise negative: paid back */
  abstract lastCash(number: string, amountPaise: number, since: Date): Promise<EarlierReceipt | null>;

  /** The latest receipt of this sum about this day that a bank’s row backs. */
  abstract backed(number: string, amountPaise: number, about: Day): Promise<EarlierReceipt | null>;

  /** The latest day for which all members were reckoned. */
  abstract reckonedOn(): Promise<Day>;
  abstract markReckoned(day: Day): Promise<void>;
  /** The passbooks of members who pay and stand otherwise on a day, by what is asked and what came in. */
  abstract toReckon(day: Day): Promise<string[]>;
  /** The passbooks of members who have an e-mail address and are to be told that their year ends, at most so many. */
  abstract toWarn(today: Day, most: number): Promise<string[]>;
  /** Who recorded an entry of cash; null of any other. */
  abstract recorderOfCash(entryId: string): Promise<string | null>;
  abstract contactOf(number: string): Promise<MemberContact | null>;
  /** The passbooks that pay for an order, the last to do so first: what was paid back in cash was an earlier one's. */
  abstract paidFor(orderId: string): Promise<string[]>;
  /** The passbooks that an order has given their credit back to since then. */
  abstract returnedFrom(orderId: string, since: Date): Promise<string[]>;
}
