import type { Day } from '@shop/contracts/rules/days';
import { uqcOf } from '@shop/contracts/rules/documents/gst/uqc';
import {
  gstinOf,
  placeOfSupplyOf,
  type InvoiceContent,
  type InvoiceLine,
} from '@shop/contracts/rules/documents/invoices/invoice';
import type { Registrable } from './registrable.ts';

/*
 * INV-01, schema version 1.1 (notification 60/2020-Central Tax of 30 July 2020), as the portal's API 1.03 "Generate IRN"
 * takes it and its bulk upload does in a list. Names, lengths and patterns are those of the JSON schema that NIC published
 * with the API, as open-source software quotes it (looked up in November 2026). Never tried at the portal.
 */
const VERSION = '1.1';

export type Inv01 = ReturnType<typeof inv01>;

export function inv01({ number, kind, day, credits, content }: Registrable) {
  const { seller, buyer, lines, totals } = content;
  const supplied = placeOfSupplyOf(content);
  return {
    Version: VERSION,
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: kind === 'invoice' ? 'INV' : 'CRN', No: number, Dt: dayOf(day) },
    SellerDtls: {
      Gstin: seller.gstin,
      LglNm: text(seller.legalName, 100),
      ...addressOf(seller.address),
      Loc: text(seller.city, 50),
      Pin: Number(seller.pinCode),
      Stcd: seller.stateCode,
    },
    BuyerDtls: {
      Gstin: gstinOf(content),
      LglNm: text(buyer.tradeName ?? buyer.name, 100),
      Pos: supplied.code,
      ...addressOf(buyer.address),
      Loc: text(buyer.city, 100),
      Pin: Number(buyer.pinCode),
      // The portal refuses another one than that of the GSTIN.
      Stcd: buyer.stateCode,
    },
    ...(isShippedElsewhere(content) && {
      ShipDtls: {
        LglNm: text(content.delivery.name, 100),
        ...addressOf(content.delivery.address),
        Loc: text(content.delivery.city, 100),
        Pin: Number(content.delivery.pinCode),
        Stcd: supplied.code,
      },
    }),
    ItemList: lines.map((line, at) => itemOf(line, at + 1)),
    ValDtls: {
      AssVal: rupees(totals.taxablePaise),
      CgstVal: rupees(totals.cgstPaise),
      SgstVal: rupees(totals.sgstPaise),
      IgstVal: rupees(totals.igstPaise),
      RndOffAmt: rupees(totals.roundingPaise),
      TotInvVal: rupees(totals.totalPaise),
    },
    ...(credits && {
      RefDtls: { PrecDocDtls: [{ InvNo: credits.number, InvDt: dayOf(credits.day) }] },
    }),
  };
}

export function isShippedElsewhere({ buyer, delivery }: InvoiceContent): boolean {
  return (['name', 'address', 'city', 'pinCode'] as const).some((each) => delivery[each] !== buyer[each]);
}

const CHARGES = { packing: 'Packing charge', freight: 'Freight' } as const;

/**
 * Prices here are without tax, those of the invoice with it: the price of one in thousandths, as the schema allows, and the
 * amount before the discount is so many times that, which the portal reckons after. What it is beyond the taxable value is
 * the discount. What is charged beside the goods is one of it.
 */
function itemOf(line: InvoiceLine, place: number) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, basisPoints } = line;
  const quantity = line.quantity ?? 1;
  const beforeDiscount = taxablePaise + Math.round((line.discountPaise * 10_000) / (10_000 + basisPoints));
  // Thousandths of a rupee, rounded up: what it comes to is never below the taxable value.
  const unitMills = Math.ceil((beforeDiscount * 10) / quantity - 1e-6);
  const grossPaise = Math.max(taxablePaise, Math.round((unitMills * quantity) / 10));
  return {
    SlNo: String(place),
    PrdDesc: text(line.charge ? CHARGES[line.charge] : `${line.code} ${line.name}`, 300),
    IsServc: 'N',
    HsnCd: line.hsn,
    Qty: quantity,
    Unit: uqcOf(line.unit),
    UnitPrice: unitMills / 1_000,
    TotAmt: rupees(grossPaise),
    Discount: rupees(grossPaise - taxablePaise),
    AssAmt: rupees(taxablePaise),
    GstRt: basisPoints / 100,
    IgstAmt: rupees(igstPaise),
    CgstAmt: rupees(cgstPaise),
    SgstAmt: rupees(sgstPaise),
    TotItemVal: rupees(line.totalPaise),
  };
}

/** Two lines of a hundred letters, parted between words; the second has three letters at least. */
function addressOf(address: string) {
  const whole = text(address, 201);
  if (whole.length <= 100) return { Addr1: whole };
  const cut = Math.max(whole.lastIndexOf(' ', 100), 0) || 100;
  const rest = text(whole.slice(cut), 100);
  return { Addr1: whole.slice(0, cut).trim(), ...(rest.length >= 3 && { Addr2: rest }) };
}

/** A quotation mark and a backslash are not allowed in any text. */
function text(value: string, most: number): string {
  return value
    .replaceAll(/["\\\s]+/g, ' ')
    .trim()
    .slice(0, most);
}

/** `31/12/2026` */
function dayOf(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** Never `-0`. */
function rupees(paise: number): number {
  return paise / 100 || 0;
}
