import { formatInstant } from '@shop/contracts/rules/days';

/** An order that is no invoice yet, on paper. */
export const words = {
  estimate: 'Estimate',
  cancelled: 'Cancelled order',
  underTitle: (number: string, placedAt: string) => `${number} · ${formatInstant(placedAt)}`,

  forWhom: 'For',
  collectAt: 'To collect at',
  deliveredTo: 'Delivered to the door',
  adultAtHome: 'Somebody of 18 or older must be at home.',
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  phone: (phone: string) => `Phone ${phone}`,
  /** Whom to speak to at the pickup location. */
  contact: (name: string, phone: string) => `${name}, phone ${phone}`,
  remarks: (remarks: string) => `Remarks: ${remarks}`,

  code: 'Code',
  product: 'Product',
  content: 'Content',
  netRate: 'Net rate',
  quantity: 'Quantity',
  amount: 'Amount',

  mrp: 'Goods at MRP',
  discount: 'Discount',
  goods: 'Goods at net rates',
  packing: 'Packing',
  freight: 'Freight',
  onCollection: 'to pay on collection',
  rounding: 'Rounding',
  total: 'Total',
  benefit: 'Benefit of the scheme',
  credited: 'Credited for goods',
  paid: 'Paid',
  balance: 'Balance',

  noInvoice: 'This is an estimate, not a tax invoice. Prices include GST; the invoice comes with the goods.',
  payOnPage: 'What is still to be paid, and to which account, stands on your order’s page only.',
  bursting: (hours: string, note: string) => `Bursting hours: ${hours}. ${note}`,
};
