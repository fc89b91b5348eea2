import { rupees } from '@shop/contracts/rules/money';
import { sumOfAmounts } from './amounts.ts';
import type { Gstr1, HsnSum, ListedDocument, PlaceSum } from './gstr1.ts';
import { percent } from './portal-json.ts';
import { STATE_NAMES } from './state-names.ts';
import { UQC_NAMES } from '@shop/contracts/rules/documents/gst/uqc';

export type SheetCell = string | number | null;

/** A sheet: its title, sums over the columns that they belong to, the heads in the fourth row, and what stands below. */
export interface GstSheet {
  name: string;
  title: string;
  /** By the number of the column, from 0. */
  sums: Readonly<Record<number, readonly [label: string, sum: number]>>;
  heads: readonly string[];
  rows: SheetCell[][];
}

const PERCENT = 'Applicable % of Tax Rate';
const TAXED = ['Rate', 'Taxable Value', 'Cess Amount'] as const;

/** The sheets of the offline tool's workbook (version 3.2.4, see `portal-json.ts`) that a shop of goods fills, in its words. */
export function sheetsOf(gstr1: Gstr1): GstSheet[] {
  const { b2b, b2cl, cdnr, cdnur } = gstr1.listed;
  return [
    {
      name: 'b2b,sez,de',
      title: 'Summary For B2B, SEZ, DE (4A, 4B, 6B, 6C)',
      sums: {
        0: ['No. of Recipients', buyersOf(b2b)],
        2: ['No. of Invoices', b2b.length],
        4: ['Total Invoice Value', valueOf(b2b)],
        11: ['Total Taxable Value', taxableOf(b2b)],
        12: ['Total Cess', 0],
      },
      heads: [
        'GSTIN/UIN of Recipient',
        'Receiver Name',
        'Invoice Number',
        'Invoice date',
        'Invoice Value',
        'Place Of Supply',
        'Reverse Charge',
        PERCENT,
        'Invoice Type',
        'E-Commerce GSTIN',
        ...TAXED,
      ],
      rows: byRate(b2b, ({ gstin, name, number, day, totalPaise, place }) => [
        gstin,
        name,
        number,
        day,
        rupees(totalPaise),
        placeName(place),
        'N',
        null,
        'Regular B2B',
        null,
      ]),
    },
    {
      name: 'b2cl',
      title: 'Summary For B2CL(5)',
      sums: {
        0: ['No. of Invoices', b2cl.length],
        2: ['Total Invoice Value', valueOf(b2cl)],
        6: ['Total Taxable Value', taxableOf(b2cl)],
        7: ['Total Cess', 0],
      },
      heads: [
        'Invoice Number',
        'Invoice date',
        'Invoice Value',
        'Place Of Supply',
        PERCENT,
        ...TAXED,
        'E-Commerce GSTIN',
      ],
      rows: byRate(b2cl, ({ number, day, totalPaise, place }) => [
        number,
        day,
        rupees(totalPaise),
        placeName(place),
        null,
      ]).map((row) => [...row, null]),
    },
    {
      name: 'b2cs',
      title: 'Summary For B2CS(7)',
      sums: { 4: ['Total Taxable Value', rupees(gstr1.sumOf('b2cs').taxablePaise)], 5: ['Total Cess', 0] },
      heads: ['Type', 'Place Of Supply', PERCENT, ...TAXED, 'E-Commerce GSTIN'],
      rows: gstr1.b2cs.map((sum) => [
        'OE',
        placeName(sum.place),
        null,
        percent(sum),
        rupees(sum.taxablePaise),
        0,
        null,
      ]),
    },
    {
      name: 'cdnr',
      title: 'Summary For CDNR(9B)',
      sums: {
        0: ['No. of Recipients', buyersOf(cdnr)],
        2: ['No. of Notes', cdnr.length],
        8: ['Total Note Value', valueOf(cdnr)],
        11: ['Total Taxable Value', taxableOf(cdnr)],
        12: ['Total Cess', 0],
      },
      heads: [
        'GSTIN/UIN of Recipient',
        'Receiver Name',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Reverse Charge',
        'Note Supply Type',
        'Note Value',
        PERCENT,
        ...TAXED,
      ],
      rows: byRate(cdnr, ({ gstin, name, number, day, totalPaise, place }) => [
        gstin,
        name,
        number,
        day,
        'C',
        placeName(place),
        'N',
        'Regular B2B',
        rupees(totalPaise),
        null,
      ]),
    },
    {
      name: 'cdnur',
      title: 'Summary For CDNUR(9B)',
      sums: {
        1: ['No. of Notes/Vouchers', cdnur.length],
        5: ['Total Note Value', valueOf(cdnur)],
        8: ['Total Taxable Value', taxableOf(cdnur)],
        9: ['Total Cess', 0],
      },
      heads: [
        'UR Type',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Note Value',
        PERCENT,
        ...TAXED,
      ],
      rows: byRate(cdnur, ({ number, day, totalPaise, place }) => [
        'B2CL',
        number,
        day,
        'C',
        placeName(place),
        rupees(totalPaise),
        null,
      ]),
    },
    hsnSheet('hsn(b2b)', gstr1.hsnOf('b2b')),
    hsnSheet('hsn(b2c)', gstr1.hsnOf('b2c')),
    {
      name: 'docs',
      title: 'Summary of documents issued during the tax period (13)',
      sums: {
        3: ['Total Number', gstr1.series.reduce((sum, { total }) => sum + total, 0)],
        4: ['Total Cancelled', gstr1.series.reduce((sum, { cancelled }) => sum + cancelled, 0)],
      },
      heads: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      rows: gstr1.series.map(({ kind, from, to, total, cancelled }) => [
        kind === 'invoice' ? 'Invoices for outward supply' : 'Credit Note',
        from,
        to,
        total,
        cancelled,
      ]),
    },
  ];
}

function hsnSheet(name: string, sums: readonly HsnSum[]): GstSheet {
  const all = sumOfAmounts(sums);
  const worth = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: typeof all) =>
    taxablePaise + igstPaise + cgstPaise + sgstPaise;
  return {
    name,
    title: 'Summary For HSN(12)',
    sums: {
      0: ['No. of HSN', new Set(sums.map(({ hsn }) => hsn)).size],
      4: ['Total Value', rupees(worth(all))],
      6: ['Total Taxable Value', rupees(all.taxablePaise)],
      7: ['Total Integrated Tax', rupees(all.igstPaise)],
      8: ['Total Central Tax', rupees(all.cgstPaise)],
      9: ['Total State/UT Tax', rupees(all.sgstPaise)],
      10: ['Total Cess', 0],
    },
    heads: [
      'HSN',
      'Description',
      'UQC',
      'Total Quantity',
      'Total Value',
      'Rate',
      'Taxable Value',
      'Integrated Tax Amount',
      'Central Tax Amount',
      'State/UT Tax Amount',
      'Cess Amount',
    ],
    rows: sums.map((sum) => [
      sum.hsn,
      null,
      UQC_NAMES[sum.uqc],
      sum.quantity,
      rupees(worth(sum)),
      percent(sum),
      rupees(sum.taxablePaise),
      rupees(sum.igstPaise),
      rupees(sum.cgstPaise),
      rupees(sum.sgstPaise),
      0,
    ]),
  };
}

/** A row for each rate of each document. */
function byRate(
  documents: readonly ListedDocument[],
  cellsOf: (document: ListedDocument) => SheetCell[],
): SheetCell[][] {
  return documents.flatMap((document) =>
    document.rates.map((rate) => [...cellsOf(document), percent(rate), rupees(rate.taxablePaise), 0]),
  );
}

const buyersOf = (documents: readonly ListedDocument[]) => new Set(documents.map(({ gstin }) => gstin)).size;
const valueOf = (documents: readonly ListedDocument[]) =>
  rupees(documents.reduce((sum, { totalPaise }) => sum + totalPaise, 0));
const taxableOf = (documents: readonly ListedDocument[]) =>
  rupees(sumOfAmounts(documents.flatMap(({ rates }) => rates)).taxablePaise);
const placeName = ({ code, name }: PlaceSum['place']) => `${code}-${STATE_NAMES[code] ?? name}`;
