import { isSameAmount, NOTHING, plus, sumOfAmounts, type Amounts } from './amounts.ts';
import { Problems } from './problems.ts';
import { sectionOf, type Section } from './sections.ts';
import { isCancelled, type DocumentLine, type TaxDocument } from './tax-document.ts';
import { uqcOf, type Uqc } from '@shop/contracts/rules/documents/gst/uqc';

export interface RateSum extends Amounts {
  basisPoints: number;
}

/** A document that stands on its own, with what it has of each rate. */
export interface ListedDocument extends Pick<
  TaxDocument,
  'number' | 'day' | 'gstin' | 'name' | 'place' | 'isWithinState' | 'totalPaise'
> {
  rates: RateSum[];
}

export interface PlaceSum extends RateSum {
  place: { code: string; name: string };
  isWithinState: boolean;
}

export interface HsnSum extends RateSum {
  hsn: string;
  uqc: Uqc;
  quantity: number;
}

/** The numbers of a series that were issued in the period. */
export interface Series {
  kind: TaxDocument['kind'];
  /** `DS/26-27` */
  series: string;
  from: string;
  to: string;
  first: number;
  last: number;
  total: number;
  /** Of these, what stands in no section. */
  cancelled: number;
}

type Listed = Exclude<Section, 'b2cs'>;

/** GSTR-1 of a period: documents one by one, in the order of their numbers; of all but the listed ones sums are kept alone. */
export class Gstr1 {
  readonly listed: Record<Listed, ListedDocument[]> = { b2b: [], b2cl: [], cdnr: [], cdnur: [] };
  readonly problems = new Problems();
  /** Of the documents that stand as they were entered: notes against invoices. */
  entered: Amounts = NOTHING;
  private readonly places = new Map<string, PlaceSum>();
  private readonly hsn = { b2b: new Map<string, HsnSum>(), b2c: new Map<string, HsnSum>() };
  private readonly issued = new Map<string, Series>();

  /** @param shopGstin the return's own */
  constructor(readonly shopGstin: string) {}

  add(document: TaxDocument): void {
    this.problems.lookAt(document, this.shopGstin);
    this.number(document);
    if (isCancelled(document)) return;
    const section = sectionOf(document);
    const sign = document.kind === 'invoice' ? 1 : -1;
    this.entered = plus(this.entered, document.entered, sign);
    const rates = ratesOf(document.lines);
    if (section === 'b2cs') for (const rate of rates) this.addToPlace(document, rate, sign);
    else this.listed[section].push(listedOf(document, rates));
    const table = this.hsn[document.gstin === '' ? 'b2c' : 'b2b'];
    for (const line of withCharges(document.lines)) addToHsn(table, line, sign);
  }

  /** By place and rate; what notes took back as a whole stands nowhere. */
  get b2cs(): PlaceSum[] {
    return [...this.places.values()]
      .filter(isSome)
      .toSorted((a, b) => a.place.code.localeCompare(b.place.code) || a.basisPoints - b.basisPoints);
  }

  hsnOf(buyers: 'b2b' | 'b2c'): HsnSum[] {
    const some = [...this.hsn[buyers].values()].filter((sum) => isSome(sum) || sum.quantity !== 0);
    return some.toSorted(
      (a, b) => a.hsn.localeCompare(b.hsn) || a.uqc.localeCompare(b.uqc) || a.basisPoints - b.basisPoints,
    );
  }

  get series(): Series[] {
    return [...this.issued.values()].toSorted(
      (a, b) => b.kind.localeCompare(a.kind) || a.series.localeCompare(b.series),
    );
  }

  /** Of a section; of notes not negative, as the return has them. */
  sumOf(section: Section): Amounts {
    return section === 'b2cs'
      ? sumOfAmounts(this.b2cs)
      : sumOfAmounts(this.listed[section].flatMap(({ rates }) => rates));
  }

  /** All outward supplies, notes against invoices: 3.1(a) of GSTR-3B. */
  get outward(): Amounts {
    const supplies = sumOfAmounts([this.sumOf('b2b'), this.sumOf('b2cl'), this.sumOf('b2cs')]);
    return plus(plus(supplies, this.sumOf('cdnr'), -1), this.sumOf('cdnur'), -1);
  }

  /** To other states and unregistered buyers, by place: 3.2 of GSTR-3B. */
  get toUnregistered(): { place: PlaceSum['place']; taxablePaise: number; igstPaise: number }[] {
    const sums = new Map<string, { place: PlaceSum['place']; taxablePaise: number; igstPaise: number }>();
    const add = (place: PlaceSum['place'], { taxablePaise, igstPaise }: Amounts, sign: 1 | -1) => {
      const sum = sums.get(place.code) ?? { place, taxablePaise: 0, igstPaise: 0 };
      sum.taxablePaise += sign * taxablePaise;
      sum.igstPaise += sign * igstPaise;
      sums.set(place.code, sum);
    };
    for (const sum of this.b2cs) if (!sum.isWithinState) add(sum.place, sum, 1);
    for (const { place, rates } of this.listed.b2cl) for (const rate of rates) add(place, rate, 1);
    for (const { place, rates } of this.listed.cdnur) for (const rate of rates) add(place, rate, -1);
    return [...sums.values()].toSorted((a, b) => a.place.code.localeCompare(b.place.code));
  }

  /** Sections and HSN tables come to the same as the documents, which were entered beside their lines. */
  get agrees(): boolean {
    const hsn = sumOfAmounts([...this.hsnOf('b2b'), ...this.hsnOf('b2c')]);
    return isSameAmount(this.outward, this.entered) && isSameAmount(hsn, this.entered);
  }

  /** What notes brought below nothing. */
  get hasNegative(): boolean {
    return [...this.b2cs, ...this.hsnOf('b2b'), ...this.hsnOf('b2c')].some(
      ({ taxablePaise }) => taxablePaise < 0,
    );
  }

  private addToPlace({ place, isWithinState }: TaxDocument, rate: RateSum, sign: 1 | -1): void {
    const key = `${place.code} ${isWithinState} ${rate.basisPoints}`;
    const sum = this.places.get(key) ?? { ...NOTHING, place, isWithinState, basisPoints: rate.basisPoints };
    this.places.set(key, { ...sum, ...plus(sum, rate, sign) });
  }

  private number(document: TaxDocument): void {
    const { kind, series, number, running } = document;
    const cancelled = isCancelled(document) ? 1 : 0;
    const key = `${kind} ${series}`;
    const seen = this.issued.get(key);
    if (!seen) {
      const span = { from: number, to: number, first: running, last: running };
      this.issued.set(key, { kind, series, ...span, total: 1, cancelled });
      return;
    }
    seen.total += 1;
    seen.cancelled += cancelled;
    if (running < seen.first) [seen.first, seen.from] = [running, number];
    if (running > seen.last) [seen.last, seen.to] = [running, number];
  }
}

function isSome(sum: Amounts): boolean {
  return !isSameAmount(sum, NOTHING);
}

function listedOf(document: TaxDocument, rates: RateSum[]): ListedDocument {
  const { number, day, gstin, name, place, isWithinState, totalPaise } = document;
  return { number, day, gstin, name, place, isWithinState, totalPaise, rates };
}

function ratesOf(lines: readonly DocumentLine[]): RateSum[] {
  const rates = new Map<number, RateSum>();
  for (const line of lines) {
    const { basisPoints } = line;
    rates.set(basisPoints, { basisPoints, ...plus(rates.get(basisPoints) ?? NOTHING, line) });
  }
  return [...rates.values()].toSorted((a, b) => a.basisPoints - b.basisPoints);
}

/** Charges have no unit: they stand with the unit of which the document has most under their HSN and rate. */
function withCharges(lines: readonly DocumentLine[]): (DocumentLine & { uqc: Uqc })[] {
  return lines.map((line) => {
    const goods = lines.filter(
      ({ unit, hsn, basisPoints }) => unit !== null && hsn === line.hsn && basisPoints === line.basisPoints,
    );
    const most = goods.toSorted((a, b) => b.taxablePaise - a.taxablePaise)[0];
    return { ...line, uqc: uqcOf(line.unit ?? most?.unit ?? null) };
  });
}

function addToHsn(table: Map<string, HsnSum>, line: DocumentLine & { uqc: Uqc }, sign: 1 | -1): void {
  const { hsn, uqc, basisPoints } = line;
  const key = `${hsn} ${uqc} ${basisPoints}`;
  const sum = table.get(key) ?? { ...NOTHING, hsn, uqc, basisPoints, quantity: 0 };
  const quantity = sum.quantity + sign * line.quantity;
  table.set(key, { ...sum, ...plus(sum, line, sign), quantity });
}
