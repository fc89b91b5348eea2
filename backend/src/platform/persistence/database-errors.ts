import { DomainError } from '../../shared/domain-error.ts';

const noPicture = () => new DomainError('conflict', 'picture-unknown', {});
const slugUsed = () => new DomainError('conflict', 'slug-used', {});
const codeUsed = () => new DomainError('conflict', 'referral-code-used', {});
const nameUsed = () => new DomainError('conflict', 'name-used', {});
const stateUnknown = () => new DomainError('invalid', 'state-unknown', {});

/** What a violated constraint means to the shop. Every other violation is a fault of the program. */
const CONSTRAINTS: Record<string, () => DomainError> = {
  staff_email_unique: () => new DomainError('conflict', 'email-used', {}),
  brand_name_unique: nameUsed,
  category_slug_unique: slugUsed,
  city_slug_unique: slugUsed,
  city_state_code_fkey: stateUnknown,
  pickup_location_state_code_fkey: stateUnknown,
  pickup_location_name_unique: () => new DomainError('conflict', 'pickup-location-name-used', {}),
  order_claim_key_unique: () => new DomainError('conflict', 'idempotency-key-reused', {}),
  own_change_key_unique: () => new DomainError('conflict', 'idempotency-key-reused', {}),
  post_slug_unique: slugUsed,
  product_code_unique: () => new DomainError('conflict', 'product-code-used', {}),
  product_tag_name_unique: nameUsed,
  product_slug_unique: slugUsed,
  product_category_id_fkey: () => new DomainError('invalid', 'category-unknown', {}),
  ready_list_name_unique: nameUsed,
  referrer_code_unique: codeUsed,
  referrer_code_taken: codeUsed,
  referrer_email_unique: () => new DomainError('conflict', 'referrer-email-used', {}),
  payout_one_open: () => new DomainError('conflict', 'payouts-changed', {}),
  payment_reference_unique: () => new DomainError('conflict', 'payment-reference-used', { earlier: null }),
  bank_backing_row_once: () => new DomainError('conflict', 'bank-entry-changed', {}),
  bank_backing_receipt_once: () => new DomainError('conflict', 'bank-entry-changed', {}),
  bank_backing_entry_once: () => new DomainError('conflict', 'bank-entry-changed', {}),
  receipt_correction_pkey: () => new DomainError('conflict', 'receipt-changed', {}),
  receipt_not_exceeded: () => new DomainError('conflict', 'receipt-changed', {}),
  product_picture_picture_key_fkey: noPicture,
  category_picture_key_fkey: noPicture,
  post_cover_key_fkey: noPicture,
  scheme_picture_key_fkey: noPicture,
  scheme_slug_unique: slugUsed,
  membership_terms_fkey: () => new DomainError('conflict', 'scheme-terms-kept', {}),
  membership_reference_once: () => new DomainError('conflict', 'payment-reference-used', { earlier: null }),
  membership_entry_corrected_once: () => new DomainError('conflict', 'entry-corrected', {}),
};

/** Classes 08 (connection), 53 (resources), 57P (shutdown), a database that only reads, and time-outs of statements, locks and the pool. */
const UNAVAILABLE = /^(?:08...|53...|57P0[1-4]|57014|25006|55P03|25P03)$/;
const NETWORK = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH)$/;
const DRIVER =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|driver has already been destroyed|Client was closed/i;

interface DriverError {
  code?: unknown;
  syscall?: unknown;
  constraint?: unknown;
  message?: unknown;
  cause?: unknown;
  errors?: unknown;
}

function isDriverError(thrown: unknown): thrown is DriverError {
  return typeof thrown === 'object' && thrown !== null;
}

function chain(error: unknown): DriverError[] {
  const found: DriverError[] = [];
  for (let at: unknown = error; isDriverError(at) && found.length < 5; at = at.cause) {
    found.push(at);
    const first: unknown = Array.isArray(at.errors) ? at.errors[0] : null;
    if (isDriverError(first)) found.push(first);
  }
  return found;
}

/** 40001 serialisation failure, 40P01 deadlock: the same work may succeed when tried again. */
export function isRetryable(error: unknown): boolean {
  return chain(error).some((link) => link.code === '40001' || link.code === '40P01');
}

function isUnavailable(error: unknown): boolean {
  return chain(error).some(
    ({ code, syscall, message }) =>
      (typeof code === 'string' && (UNAVAILABLE.test(code) || NETWORK.test(code))) ||
      // PostgreSQL's own socket is a file; any other file that is missing is a fault of the program.
      (code === 'ENOENT' && syscall === 'connect') ||
      (typeof message === 'string' && DRIVER.test(message)),
  );
}

const FAILURES: Record<string, string> = {
  '40001': 'serialization',
  '40P01': 'deadlock',
  '55P03': 'lock-timeout',
  '57014': 'statement-timeout',
  '25P03': 'idle-in-transaction',
  '53300': 'too-many-connections',
};

/** How the database failed, in a word for whoever looks after it; null when something else did. */
export function failureOf(error: unknown): string | null {
  const links = chain(error);
  for (const { code, message } of links) {
    const known = typeof code === 'string' ? FAILURES[code] : undefined;
    if (known) return known;
    if (typeof message === 'string' && message.includes('timeout exceeded when trying'))
      return 'no-connection';
  }
  return isUnavailable(error) ? 'connection-lost' : null;
}

/** Of a foreign key that refused a deletion: what names the row still. Null of every other error. */
export function stillNamedBy(error: unknown): 'orders' | 'stock' | 'products' | 'others' | null {
  // It has a meaning of its own where a product is written.
  if (error instanceof DomainError) return error.code === 'category-unknown' ? 'products' : null;
  const link = chain(error).find(
    ({ code, constraint }) => code === '23503' && typeof constraint === 'string',
  );
  if (!link) return null;
  const constraint = String(link.constraint);
  if (constraint.startsWith('order')) return 'orders';
  return /^(?:stock_entry|goods_in)_/.test(constraint) ? 'stock' : 'others';
}

/** The domain error behind a database error, or the error itself. */
export function asDomainError(error: unknown): unknown {
  if (error instanceof DomainError || isRetryable(error)) return error;
  for (const link of chain(error)) {
    const known = typeof link.constraint === 'string' ? CONSTRAINTS[link.constraint] : undefined;
    if (known) return known();
  }
  if (isUnavailable(error)) {
    return new DomainError('unavailable', 'database-unavailable', {}, { cause: error });
  }
  return error;
}
