import type { Paper } from '@shop/contracts/rules/papers';

/** What the order desk prints of orders. */
export const words = {
  title: 'Print',
  kind: 'Paper',
  kinds: {
    'packing-slips': 'Packing slips',
    covers: 'Parcel covers',
    'dispatch-sheet': 'Dispatch sheet',
    invoices: 'Tax invoices',
  } satisfies Record<Paper, string>,
  print: 'Print',
  pdf: 'Make a PDF',
  waiting: 'The PDF is being made, and is to be opened here. Please stay on this page.',
  openPdf: 'Open the PDF',
  failed: 'The printer could not make the PDF. Please try again in a minute.',
  none: 'No orders to print',
  noneHelp: 'Choose orders in the list, then press Print.',
  backToOrders: 'Orders',
  noInvoice: (numbers: string) => `No invoice yet: ${numbers}. It comes with the dispatch.`,
  parcelsOf: (number: string) => `Parcels of ${number}`,
  parcelsHelp:
    'How many covers each order gets. What has left has as many as were written on its lorry receipt.',
} as const;

/** What stands on the papers. */
export const paperWords = {
  packingSlip: 'Packing slip',
  placed: (day: string) => `Placed ${day}`,
  toDoor: (address: string) => `To the door: ${address}`,
  remarks: 'Remarks',
  onHold: 'On hold',
  square: (number: string) => `The square that opens the packing of ${number} on a phone`,
  code: 'Code',
  product: 'Product',
  content: 'Content',
  quantity: 'Quantity',
  sum: (items: number, pieces: number) => `${items} items, ${pieces} in all`,
  packedBy: 'Packed by',
  parcels: 'Parcels',
  parcel: (at: number, of: number) => `Parcel ${at} of ${of}`,
  to: 'To',
  lorry: (transporter: string, lrNumber: string) => `${transporter} · LR ${lrNumber}`,
  from: (shop: string) => `From ${shop}`,
  care: 'Fireworks: keep dry and away from fire',
  dispatchSheet: 'Dispatch sheet',
  notYet: 'not dispatched yet',
  doors: 'To the door',
  order: 'Order',
  customer: 'Customer',
  phone: 'Phone',
  lrNumber: 'LR number',
  toPay: 'To be paid',
  load: (orders: number, parcels: number) =>
    `${orders} ${orders === 1 ? 'order' : 'orders'}, ${parcels} ${parcels === 1 ? 'parcel' : 'parcels'}`,
  handedOver: 'Handed over by',
  driver: 'Driver, with name and vehicle',
} as const;
