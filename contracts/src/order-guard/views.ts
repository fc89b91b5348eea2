import type { ErrorCode } from '../errors.ts';

/** While it is on, no order that nobody has confirmed reserves its goods. */
export interface BreakerView {
  onSince: string | null;
  /** When it went off the last time. */
  offAt: string | null;
  turnedBy: string | null;
}

export interface SuspiciousOrderView {
  number: string;
  placedAt: string;
  customerName: string;
  phone: string;
  city: string;
  totalPaise: number;
  /** Its goods are taken from the shelf. */
  reserved: boolean;
}

/** Unconfirmed orders that have something in common. */
export interface SuspiciousGroupView {
  kind: 'phone' | 'address' | 'device' | 'network' | 'above-limit';
  /** The phone, or the city of the address; of the others only that they are the same is known. */
  what: string | null;
  orders: number;
  totalPaise: number;
  /** The newest first, and no more than somebody looks through. */
  rows: SuspiciousOrderView[];
}

export interface OrderGuardView {
  breaker: BreakerView;
  groups: SuspiciousGroupView[];
}

export interface CancelledTogetherView {
  cancelled: number;
  /** Somebody moved them meanwhile. */
  left: { number: string; code: ErrorCode }[];
}
