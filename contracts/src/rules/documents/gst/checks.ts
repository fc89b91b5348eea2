/** What is looked at before a return leaves the shop, and what it means when it does not hold. */
const FAILING = {
  /** The shop has no GSTIN, or one that cannot be. */
  'gstin-missing': 'blocks',
  /** Sections and HSN tables come to something else than the invoices. */
  'sums-differ': 'blocks',
  /** A number between the first and the last was never issued. */
  'number-missing': 'blocks',
  /** Issued by the shop under another GSTIN. */
  'other-gstin': 'blocks',
  'place-unknown': 'blocks',
  /** CGST and SGST to another state, or IGST within the shop's. */
  'tax-of-other-place': 'blocks',
  /** Of a note that stands; what was cancelled is no invoice. */
  'note-without-invoice': 'blocks',
  'hsn-missing': 'blocks',
  'buyer-gstin-wrong': 'blocks',
  /**
   * To a registered buyer since e-invoices are on: without an IRN it is no invoice. It holds nothing back, since the portal
   * may take it no more.
   */
  'irn-missing': 'warns',
  /** Its IRN was cancelled, and the order has no new invoice: some of its goods were credited before. */
  'irn-cancelled': 'warns',
  /** A number between the first and the last bears a day of another period. */
  'number-elsewhere': 'warns',
  /** Nil-rated goods belong into Table 8, which is not made here. */
  'rate-zero': 'warns',
  /** Notes are more than what they lower. */
  'below-nothing': 'warns',
  'not-over': 'warns',
} as const satisfies Record<string, 'blocks' | 'warns'>;

export type GstCheck = keyof typeof FAILING;

export interface GstCheckResult {
  check: GstCheck;
  state: 'holds' | 'blocks' | 'warns';
  /** Of documents; 0 where it is of none. */
  count: number;
  /** Of the first of them. */
  numbers: readonly string[];
}

export function checked(
  check: GstCheck,
  holds: boolean,
  found: Pick<GstCheckResult, 'count' | 'numbers'> = { count: 0, numbers: [] },
): GstCheckResult {
  return { check, state: holds ? 'holds' : FAILING[check], ...found };
}

/** The portal refuses what is blocked, so its file is not made; a workbook that is right in its sums can be put right by hand. */
export function mayLeave(checks: readonly GstCheckResult[]): { json: boolean; xlsx: boolean } {
  const blocked = checks.filter(({ state }) => state === 'blocks').map(({ check }) => check);
  const wrong: GstCheck[] = ['gstin-missing', 'sums-differ'];
  return { json: blocked.length === 0, xlsx: !blocked.some((check) => wrong.includes(check)) };
}
