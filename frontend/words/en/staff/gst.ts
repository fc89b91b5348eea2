import type { GstFile, GstHsnTable, GstSection } from '@shop/contracts/reports/gst';
import type { GstCheck, GstCheckResult } from '@shop/contracts/rules/documents/gst/checks';

/** GSTR-1 of a month or quarter, and the outward figures of GSTR-3B. */
export const words = {
  title: 'GST returns',
  period: 'Month or quarter',
  months: 'Months',
  quarters: 'Quarters',
  /** `Q3 2026-27, Oct to Dec 2026` */
  quarter: (number: string, year: string, from: string, to: string) => `Q${number} ${year}, ${from} to ${to}`,
  files: { json: 'JSON', xlsx: 'Workbook' } satisfies Record<GstFile, string>,
  blocked: 'Held back: a check does not hold.',
  jsonBlocked: 'The JSON is held back until every check holds; the workbook can be put right by hand.',
  checks: 'Checks',
  states: {
    holds: 'Right',
    warns: 'Look at it',
    blocks: 'Wrong',
  } satisfies Record<GstCheckResult['state'], string>,
  allHold: 'Every check holds.',
  held: (count: number) => (count === 1 ? 'One check that holds' : `${count} checks that hold`),
  more: (count: number) => `and ${count} more`,
  check: {
    'gstin-missing': { holds: 'The shop has a GSTIN', fails: 'The settings have no GSTIN of the shop' },
    'sums-differ': {
      holds: 'Sections and HSN come to the invoices, to the paisa',
      fails: 'Sections or HSN do not come to the invoices: tell whoever looks after the software',
    },
    'number-missing': {
      holds: 'Numbers run without a gap',
      fails: 'Between these numbers one was never issued',
    },
    'other-gstin': {
      holds: 'Every invoice is of this GSTIN',
      fails: 'Issued under another GSTIN than the one in the settings',
    },
    'place-unknown': { holds: 'Every place of supply is known', fails: 'The place of supply is not known' },
    'tax-of-other-place': {
      holds: 'CGST and SGST within the state, IGST outside',
      fails: 'The tax does not fit the place of supply',
    },
    'note-without-invoice': {
      holds: 'Every credit note has its invoice',
      fails: 'A credit note without its invoice, or of one whose IRN was cancelled',
    },
    'irn-missing': {
      holds: 'Every invoice to a business that needs an IRN has one',
      fails: 'Without an IRN, so in law it is no invoice: register it, or ask your accountant',
    },
    'irn-cancelled': {
      holds: 'What lost its IRN has a new invoice',
      fails: 'The IRN was cancelled, and the order has no new invoice: ask your accountant',
    },
    'hsn-missing': { holds: 'Every line has an HSN', fails: 'Goods without an HSN' },
    'buyer-gstin-wrong': {
      holds: 'Every GSTIN of a buyer can be right',
      fails: 'A GSTIN of a buyer that cannot be right',
    },
    'number-elsewhere': {
      holds: 'Numbers and days run together',
      fails: 'Between these numbers one bears a day of another month or quarter',
    },
    'rate-zero': {
      holds: 'Everything is taxed',
      fails: 'Goods at 0 %: they stand with the others here; nil-rated goods belong in Table 8 at the portal',
    },
    'below-nothing': {
      holds: 'No row is below nothing',
      fails: 'Credit notes bring a row below nothing: the portal may ask why',
    },
    'not-over': {
      holds: 'The month or quarter is over',
      fails: 'It is not over yet: the figures will change',
    },
  } satisfies Record<GstCheck, { holds: string; fails: string }>,
  sections: 'GSTR-1',
  section: 'Section',
  rows: 'Count',
  taxable: 'Taxable',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  together: 'Together',
  none: 'Nothing',
  tables: {
    b2b: 'b2b: invoices to businesses',
    b2cl: 'b2cl: to consumers of other states, above ₹1,00,000',
    b2cs: 'b2cs: to other consumers, by state and rate',
    cdnr: 'cdnr: credit notes to businesses',
    cdnur: 'cdnur: credit notes against b2cl',
    'hsn-b2b': 'To businesses',
    'hsn-b2c': 'To consumers',
  } satisfies Record<GstSection | GstHsnTable, string>,
  hsn: 'HSN (Table 12)',
  series: 'Documents issued (Table 13)',
  noSeries: 'No invoice and no credit note was issued.',
  kinds: { invoice: 'Invoices', 'credit-note': 'Credit notes' },
  numbers: 'Numbers',
  cancelled: 'Cancelled',
  fromTo: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  outward: 'GSTR-3B, outward',
  outwardRow: '3.1(a) Outward taxable supplies',
  toUnregistered: '3.2 To unregistered persons in other states',
  noUnregistered: '3.2: nothing went to unregistered persons in other states.',
  place: 'Place of supply',
  eInvoices:
    'The portal has filled in what has an IRN already: compare it with these figures, and upload of b2b and cdnr only what is missing there. What was taken back without an IRN or lost it counts as cancelled in Table 13 alone.',
  how: 'Counted by the day of the invoice or credit note. Credit notes count against; those to consumers lower b2cs of the month in which they were issued, unless their invoice stands in b2cl. Packing and freight are taxed as the goods they go with. Rounding to the rupee is part of an invoice’s value and bears no tax. Advances for goods bear no tax either.',
} as const;
