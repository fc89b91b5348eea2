import type { BuyerKind } from '@shop/contracts/invoices/requests';
import type { InvoiceKind } from '@shop/contracts/rules/documents/invoices/invoice';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { parcelCount, receiptName } from '@shop/contracts/rules/orders/lorry-receipt';
import { characters } from '../../characters.ts';
import { counted } from './list.ts';

/** Tax invoices and credit notes. */
export const words = {
  title: 'Invoices',
  search: 'Search invoices',
  searchHelp: 'Number, order number or name',
  kind: 'Kind',
  anyKind: 'Both kinds',
  kinds: { invoice: 'Tax invoices', 'credit-note': 'Credit notes' } satisfies Record<InvoiceKind, string>,
  buyer: 'Buyer',
  anyBuyer: 'All buyers',
  buyers: { b2b: 'Businesses (B2B)', b2c: 'Consumers (B2C)' } satisfies Record<BuyerKind, string>,
  from: 'From',
  to: 'To',
  sorts: { newest: 'Newest first', oldest: 'Oldest first' },
  found: counted('document', 'documents'),
  none: 'No invoice yet',
  noneHelp: 'An order gets its invoice as it is dispatched.',
  noneFound: 'No invoice matches',
  noneFoundHelp: 'Try fewer words or other filters.',
  columns: {
    number: 'Number',
    order: 'Order',
    customer: 'Customer',
    taxable: 'Taxable value',
    tax: 'Tax',
    total: 'Total',
  },
  /** After its day. */
  noIrn: ', no IRN yet',
  back: 'Invoices',
  print: 'Print',
  pdf: 'PDF',
  creditGoods: 'Credit goods',
  credited: (money: string, day: string) => `${money} of it was credited on ${day}:`,
  openOrder: (number: string) => `Order ${number}`,
} as const;

/** The form of a credit note over a part. */
export const creditWords = {
  title: (number: string) => `Credit goods of ${number}`,
  help: 'For goods that came back or never came. The credit note takes them off what the customer owes; what was paid for them becomes a refund due.',
  quantityOf: (name: string, left: number) => `${name}, of ${left}`,
  quantityProblem: (left: number) => `Please fill in how many, 0 to ${left}.`,
  fields: {
    reason: 'Reason',
    reasonHelp: 'It stands on the credit note.',
    reasonProblem: `Please say why, in ${characters(DESK_TEXT.reason)}.`,
    returned: 'They are back on the shelf',
    returnedHelp: 'The stock goes up by them. Leave it off for goods that were missing or spoilt.',
  },
  credit: 'Make the credit note',
  done: 'The credit note is made.',
} as const;

/** What stands on the document. */
export const documentWords = {
  lines: 'What is billed',
  kinds: { invoice: 'Tax invoice', 'credit-note': 'Credit note' } satisfies Record<InvoiceKind, string>,
  date: 'Date',
  order: 'Order',
  against: (number: string, day: string) => `Against ${number} of ${day}`,
  gstin: 'GSTIN',
  licence: 'Licence',
  phone: 'Phone',
  billedTo: 'Billed to',
  deliveredAt: 'Delivered at',
  placeOfSupply: 'Place of supply',
  lorry: (transporter: string, lrNumber: string, parcels: number) =>
    `By ${transporter}, ${receiptName(lrNumber)}, ${parcelCount(parcels)}`,
  ewayBill: 'E-way bill',
  place: '#',
  description: 'Description',
  hsn: 'HSN',
  quantity: 'Quantity',
  rate: 'Rate',
  discount: 'Discount',
  taxable: 'Taxable value',
  percent: 'GST',
  tax: 'Tax',
  amount: 'Amount',
  charges: { packing: 'Packing charge', freight: 'Freight' },
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  rounding: 'Rounding',
  total: 'Total',
  irn: 'IRN',
  acknowledgement: (number: string, day: string) => `Acknowledgement ${number} of ${day}`,
  signed: (number: string) => `What the invoice registration portal signed of ${number}`,
  reason: 'Reason',
  included: 'Rates and amounts include tax.',
  benefit: 'The discount is the benefit of an advance scheme.',
  reverseCharge: 'Tax is not payable on reverse charge.',
  forSeller: (name: string) => `For ${name}`,
  signatory: 'Authorised signatory',
} as const;
