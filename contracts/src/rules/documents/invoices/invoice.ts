import type { Addressee } from '../../orders/order-content.ts';
import type { OrderTotals } from '../../orders/order-totals.ts';
import type { OrderLine } from '../../orders/quote.ts';
import type { Unit } from '../../catalogue/units.ts';
import { inProportion } from './in-proportion.ts';
import type { HsnDigits } from './hsn-digits.ts';
import { taxed, type Taxed } from './tax.ts';

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
/** A credit note takes an invoice back, for the tax as well. */
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** What is charged beside the goods. */
export type Charge = 'packing' | 'freight';

/** A line of a bill, with what the tax needs to know of it. */
export interface TaxableLine extends OrderLine {
  hsn: string;
  gstBasisPoints: number;
}

/** A row of an invoice: goods, or a charge. */
export interface InvoiceLine extends Taxed {
  charge: Charge | null;
  /** The item code and names of goods; empty of a charge. */
  code: string;
  name: string;
  nameTa: string | null;
  unit: Unit | null;
  content: string | null;
  quantity: number | null;
  hsn: string;
  /** The price of one, with tax; null of a charge. */
  ratePaise: number | null;
  /** Before the discount, with tax. */
  amountPaise: number;
  discountPaise: number;
  basisPoints: number;
  /** What is paid for it: taxable value and tax. */
  totalPaise: number;
}

export interface InvoiceTotals extends Taxed {
  discountPaise: number;
  roundingPaise: number;
  totalPaise: number;
}

export interface Bill {
  lines: InvoiceLine[];
  totals: InvoiceTotals;
}

/** Who sells, as the settings were. */
export interface InvoiceSeller {
  name: string;
  legalName: string;
  address: string;
  city: string;
  pinCode: string;
  stateCode: string;
  stateName: string;
  gstin: string;
  licenceNumber: string;
  phones: string[];
  email: string;
  /** How many digits of an HSN are printed; missing in invoices from before it was set: all. */
  hsnDigits?: HsnDigits;
}

/** Where the goods are handed over. */
export interface InvoiceDelivery {
  name: string;
  address: string;
  city: string;
  pinCode: string;
}

export interface PlaceOfSupply {
  /** Of the state, as GST numbers them: `33`. */
  code: string;
  name: string;
}

/** All that stands on an invoice but its own number. Frozen when it is made. */
export interface InvoiceContent extends Bill {
  orderNumber: string;
  seller: InvoiceSeller;
  /** Registered where it has a GSTIN; read it by `gstinOf`. */
  buyer: Addressee & { gstin?: string; tradeName?: string };
  delivery: InvoiceDelivery;
  /** Missing in invoices from before it was kept; read it by `placeOfSupplyOf`. */
  placeOfSupply?: PlaceOfSupply;
  isWithinState: boolean;
}

/** Empty: to somebody who is not registered. */
export function gstinOf({ buyer }: Pick<InvoiceContent, 'buyer'>): string {
  return buyer.gstin ?? '';
}

export function placeOfSupplyOf({
  placeOfSupply,
  buyer,
}: Pick<InvoiceContent, 'buyer' | 'placeOfSupply'>): PlaceOfSupply {
  return placeOfSupply ?? { code: buyer.stateCode, name: buyer.stateName };
}

/**
 * The state to which goods count as sold: to a registered buyer the one where their movement ends, to anybody else that of
 * the address on the invoice (section 10(1)(a) and (ca) of the Integrated Goods and Services Tax Act, 2017).
 */
export function placeOfSupplyTo(buyer: InvoiceContent['buyer'], movementEnds: PlaceOfSupply): PlaceOfSupply {
  return gstinOf({ buyer }) === '' ? { code: buyer.stateCode, name: buyer.stateName } : movementEnds;
}

interface Priced {
  lines: readonly TaxableLine[];
  totals: Pick<OrderTotals, 'packingPaise' | 'freightPaise' | 'roundingPaise'>;
  /** The discount that came with a passbook: it lowers the goods in proportion. */
  benefitPaise: number;
}

/**
 * An order's bill as an invoice has it. All prices include tax; packing and freight are taxed as the goods of which the
 * bill has most, because they are charged with them. Rounding to the rupee stands under the tax.
 */
export function billOf({ lines, totals, benefitPaise }: Priced, isWithinState: boolean): Bill {
  const discounts = inProportion(
    benefitPaise,
    lines.map(({ amountPaise }) => amountPaise),
  );
  const goods = lines.map(({ gstBasisPoints: basisPoints, netPaise, mrpPaise: _, ...line }, index) => ({
    ...line,
    charge: null,
    ratePaise: netPaise,
    discountPaise: discounts[index] ?? 0,
    basisPoints,
  }));
  const most = mostOf(lines);
  const charges = (['packing', 'freight'] as const).flatMap((charge) => {
    const amountPaise = totals[`${charge}Paise`] ?? 0;
    if (amountPaise === 0 || !most) return [];
    const { hsn, gstBasisPoints: basisPoints } = most;
    const nothing = {
      code: '',
      name: '',
      nameTa: null,
      unit: null,
      content: null,
      quantity: null,
      ratePaise: null,
    };
    return [{ ...nothing, charge, hsn, amountPaise, discountPaise: 0, basisPoints }];
  });
  const rows = [...goods, ...charges];
  const taxes = taxed(rows, isWithinState);
  const nothing: Taxed = { taxablePaise: 0, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  const billed = rows.map((row, index) => ({
    ...row,
    ...(taxes[index] ?? nothing),
    totalPaise: row.amountPaise - row.discountPaise,
  }));
  return { lines: billed, totals: sumOf(billed, totals.roundingPaise) };
}

export function sumOf(lines: readonly InvoiceLine[], roundingPaise: number): InvoiceTotals {
  const sum = (
    of: 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'discountPaise' | 'totalPaise',
  ) => lines.reduce((all, line) => all + line[of], 0);
  return {
    discountPaise: sum('discountPaise'),
    taxablePaise: sum('taxablePaise'),
    cgstPaise: sum('cgstPaise'),
    sgstPaise: sum('sgstPaise'),
    igstPaise: sum('igstPaise'),
    roundingPaise,
    totalPaise: sum('totalPaise') + roundingPaise,
  };
}

/** The line whose kind of goods, by code of the tax and rate, the bill has most of. */
function mostOf(lines: readonly TaxableLine[]): TaxableLine | undefined {
  const worth = (one: TaxableLine) =>
    lines
      .filter(({ hsn, gstBasisPoints }) => hsn === one.hsn && gstBasisPoints === one.gstBasisPoints)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return lines.reduce<TaxableLine | undefined>(
    (most, line) => (!most || worth(line) > worth(most) ? line : most),
    undefined,
  );
}
