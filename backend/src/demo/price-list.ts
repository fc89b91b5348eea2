import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Unit } from '@shop/contracts/rules/catalogue/units';
import { slugOf } from '@shop/contracts/rules/catalogue/slug';
import { parse } from 'csv-parse/sync';

/** A line of demo/price-list.csv; money in whole rupees. */
interface PriceListLine {
  code: string;
  category: string;
  category_ta: string;
  name: string;
  name_ta: string;
  unit: Unit;
  content: string;
  mrp_inr: string;
  net_inr: string;
}

export interface DemoProduct {
  code: string;
  category: string;
  categoryTa: string;
  name: string;
  nameTa: string | null;
  /** Unique in its category: the content is added where a name sells in several. */
  slug: string;
  unit: Unit;
  content: string | null;
  mrpPaise: number;
  netPaise: number;
}

/** The demonstration shop's catalogue, in the order of the list. */
export async function readPriceList(folder: string): Promise<DemoProduct[]> {
  const text = await readFile(join(folder, 'price-list.csv'), 'utf8');
  const lines: PriceListLine[] = parse(text, { columns: true, skip_empty_lines: true });
  const names = Map.groupBy(lines, (line) => `${line.category} ${line.name}`);
  return lines.map((line) => ({
    code: line.code,
    category: line.category,
    categoryTa: line.category_ta,
    name: line.name,
    nameTa: line.name_ta || null,
    slug: slugOf(
      (names.get(`${line.category} ${line.name}`)?.length ?? 0) > 1
        ? `${line.name} ${line.content}`
        : line.name,
    ),
    unit: line.unit,
    content: line.content || null,
    mrpPaise: Number(line.mrp_inr) * 100,
    netPaise: Number(line.net_inr) * 100,
  }));
}
