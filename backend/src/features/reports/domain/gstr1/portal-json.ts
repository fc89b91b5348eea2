import type { Day } from '@shop/contracts/rules/days';
import { rupees } from '@shop/contracts/rules/money';
import type { Amounts } from './amounts.ts';
import type { Gstr1, HsnSum, ListedDocument, PlaceSum, RateSum } from './gstr1.ts';

/*
 * As the Returns Offline Tool, version 3.2.4, makes the portal's JSON: Table 12 apart for B2B and B2C (return periods from
 * May 2025), Table 13 with `doc_issue`. GSTN publishes no schema; names and shapes were compared in November 2026 with its
 * API's field names as open-source software writes them (India Compliance for ERPNext). Never tried at the portal.
 */
const VERSION = 'GST3.2.4';

/** @param lastMonth of the period, `2026-12` */
export function portalJson(gstr1: Gstr1, lastMonth: string) {
  const { listed, b2cs, series } = gstr1;
  const [year, month] = lastMonth.split('-');
  const hsnB2b = gstr1.hsnOf('b2b');
  const hsnB2c = gstr1.hsnOf('b2c');
  return {
    gstin: gstr1.shopGstin,
    fp: `${month}${year}`,
    version: VERSION,
    hash: 'hash',
    ...(listed.b2b.length > 0 && {
      b2b: grouped(listed.b2b, ({ gstin }) => gstin).map(([ctin, documents]) => ({
        ctin,
        inv: documents.map((document) => ({
          inum: document.number,
          idt: dayOf(document.day),
          val: rupees(document.totalPaise),
          pos: document.place.code,
          rchrg: 'N',
          inv_typ: 'R',
          itms: itemsOf(document),
        })),
      })),
    }),
    ...(listed.b2cl.length > 0 && {
      b2cl: grouped(listed.b2cl, ({ place }) => place.code).map(([pos, documents]) => ({
        pos,
        inv: documents.map((document) => ({
          inum: document.number,
          idt: dayOf(document.day),
          val: rupees(document.totalPaise),
          itms: itemsOf(document),
        })),
      })),
    }),
    ...(b2cs.length > 0 && { b2cs: b2cs.map(placeOf) }),
    ...(listed.cdnr.length > 0 && {
      cdnr: grouped(listed.cdnr, ({ gstin }) => gstin).map(([ctin, notes]) => ({
        ctin,
        nt: notes.map((note) => ({ ...noteOf(note), rchrg: 'N', inv_typ: 'R', itms: itemsOf(note) })),
      })),
    }),
    ...(listed.cdnur.length > 0 && {
      cdnur: listed.cdnur.map((note) => ({ typ: 'B2CL', ...noteOf(note), itms: itemsOf(note) })),
    }),
    ...(hsnB2b.length + hsnB2c.length > 0 && {
      hsn: {
        ...(hsnB2b.length > 0 && { hsn_b2b: hsnB2b.map(hsnOf) }),
        ...(hsnB2c.length > 0 && { hsn_b2c: hsnB2c.map(hsnOf) }),
      },
    }),
    ...(series.length > 0 && {
      doc_issue: {
        doc_det: (['invoice', 'credit-note'] as const).flatMap((kind) => {
          const docs = series
            .filter((each) => each.kind === kind)
            .map(({ from, to, total, cancelled }, at) => ({
              num: at + 1,
              from,
              to,
              totnum: total,
              cancel: cancelled,
              net_issue: total - cancelled,
            }));
          return docs.length > 0 ? [{ ...DOCUMENT_TYPES[kind], docs }] : [];
        }),
      },
    }),
  };
}

const DOCUMENT_TYPES = {
  invoice: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  'credit-note': { doc_num: 5, doc_typ: 'Credit Note' },
};

/** `31-12-2026` */
function dayOf(day: Day): string {
  return day.split('-').toReversed().join('-');
}

/** The taxes that apply: the portal takes the others for a mistake. */
function taxesOf({ cgstPaise, sgstPaise, igstPaise }: Amounts, isWithinState: boolean) {
  const taxes = isWithinState
    ? { camt: rupees(cgstPaise), samt: rupees(sgstPaise) }
    : { iamt: rupees(igstPaise) };
  return { ...taxes, csamt: 0 };
}

function itemsOf({ rates, isWithinState }: ListedDocument) {
  return rates.map((rate, at) => ({
    num: at + 1,
    itm_det: { rt: percent(rate), txval: rupees(rate.taxablePaise), ...taxesOf(rate, isWithinState) },
  }));
}

function noteOf({ number, day, totalPaise, place }: ListedDocument) {
  return { ntty: 'C', nt_num: number, nt_dt: dayOf(day), val: rupees(totalPaise), pos: place.code };
}

function placeOf(sum: PlaceSum) {
  const { place, isWithinState, taxablePaise } = sum;
  return {
    sply_ty: isWithinState ? 'INTRA' : 'INTER',
    rt: percent(sum),
    typ: 'OE',
    pos: place.code,
    txval: rupees(taxablePaise),
    ...taxesOf(sum, isWithinState),
  };
}

function hsnOf(sum: HsnSum, at: number) {
  const { hsn, uqc, quantity, taxablePaise, igstPaise, cgstPaise, sgstPaise } = sum;
  return {
    num: at + 1,
    hsn_sc: hsn,
    desc: '',
    uqc,
    qty: quantity,
    rt: percent(sum),
    txval: rupees(taxablePaise),
    iamt: rupees(igstPaise),
    camt: rupees(cgstPaise),
    samt: rupees(sgstPaise),
    csamt: 0,
  };
}

export function percent({ basisPoints }: Pick<RateSum, 'basisPoints'>): number {
  return basisPoints / 100;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  return [...Map.groupBy(rows, keyOf)].toSorted(([a], [b]) => a.localeCompare(b));
}
