import type { Role } from '../rules/permissions.ts';

export const USER_STATES = ['invited', 'active', 'disabled'] as const;
/** `invited`: has not set a password yet. */
export type UserState = (typeof USER_STATES)[number];

/** A member of staff as owners see them. */
export interface UserView {
  id: string;
  email: string;
  name: string;
  role: Role;
  state: UserState;
  secondFactor: boolean;
  /** On any of their devices; null: never. */
  lastSeenAt: string | null;
  /** How many devices they are signed in on. */
  sessions: number;
}

/** `invitation`: for whoever has no password yet; `password`: for whoever forgot it. */
export type AccountLinkKind = 'invitation' | 'password';

/** A link that was just made; it is shown this once. */
export interface MadeLinkView {
  user: UserView;
  kind: AccountLinkKind;
  url: string;
  endsAt: string;
  /** Whether it goes by mail, too. */
  mailed: boolean;
}

/** What whoever holds a link is told by it. */
export interface AccountLinkView {
  kind: AccountLinkKind;
  name: string;
  email: string;
  /** A referrer has none. */
  role: Role | null;
  endsAt: string;
}

/** A device that somebody is signed in on. */
export interface AccountSessionView {
  id: string;
  /** What its browser calls itself. */
  userAgent: string;
  openedAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  isThis: boolean;
}

export interface AccountSessionsView {
  sessions: AccountSessionView[];
}

/** A second factor that was begun and does not count yet; shown this once. */
export interface NewSecondFactorView {
  /** For whoever types it. */
  secret: string;
  /** `otpauth://…` */
  address: string;
  /** The address as a QR code, SVG. */
  qrCode: string;
}

export interface SecondFactorView {
  on: boolean;
  recoveryCodesLeft: number;
}

/** Shown this once. */
export interface RecoveryCodesView {
  recoveryCodes: string[];
}
