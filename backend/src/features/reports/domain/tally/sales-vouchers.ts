import type { TallyNames } from '@shop/contracts/rules/documents/tally';
import type { InvoiceRow, RateSums } from './rows.ts';
import { line, named, type Voucher, type VoucherLine } from './voucher.ts';

/** An invoice; a credit note the other way round. Prices are net: a discount has no ledger. */
export function ofInvoice(row: InvoiceRow, names: TallyNames): Voucher {
  const { kind, number, orderNumber, credits, gstin, stateName, placeOfSupply, rates } = row;
  const isSale = kind === 'invoice';
  const sign = isSale ? 1 : -1;
  const lines = [
    line(names, 'customers', row.totalPaise),
    ...rates.map((rate) => goodsOf(rate, row, names)),
    ...rates.map((rate) => line(names, 'charges', -rate.chargesPaise, rate.basisPoints)),
    ...rates.flatMap((rate) => taxesOf(rate, names)),
    line(names, 'roundOff', -row.roundingPaise),
  ];
  return {
    ...named(row),
    kind: isSale ? 'sale' : 'credit-note',
    type: isSale ? 'Sales' : 'Credit Note',
    number,
    reference: credits ?? orderNumber,
    party: names.customers,
    narration: `Order ${orderNumber}, ${row.name}${credits === null ? '' : `, against ${credits}`}`,
    supply: { stateName, placeOfSupply, gstin },
    lines: lines.map((each) => ({ ...each, paise: sign * each.paise })),
  };
}

const goodsOf = (rate: RateSums, { isWithinState }: InvoiceRow, names: TallyNames) =>
  line(names, isWithinState ? 'salesWithin' : 'salesOutside', -rate.goodsPaise, rate.basisPoints);

const taxesOf = (rate: RateSums, names: TallyNames): VoucherLine[] => [
  line(names, 'cgst', -rate.cgstPaise, rate.basisPoints),
  line(names, 'sgst', -rate.sgstPaise, rate.basisPoints),
  line(names, 'igst', -rate.igstPaise, rate.basisPoints),
];
