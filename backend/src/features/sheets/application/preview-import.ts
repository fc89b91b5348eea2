import { Injectable } from '@nestjs/common';
import type { PreviewImportRequest } from '@shop/contracts/sheets/requests';
import type { ImportPreviewView } from '@shop/contracts/sheets/views';
import { resolveCodes } from '../domain/alike-codes.ts';
import { readProducts } from '../domain/typed-products.ts';
import { ChangeSets, type WantedRow } from './change-sets.ts';
import { ImportableProducts } from './importable-products.ts';
import { SheetParts } from './sheet-parts.ts';

/** What a list of products out of a file would add and change. */
@Injectable()
export class PreviewImport {
  constructor(
    private readonly products: ImportableProducts,
    private readonly sheets: SheetParts,
    private readonly changeSets: ChangeSets,
  ) {}

  /** @throws DomainError sheet-incomplete, sheet-too-long */
  async execute(
    { columns, alike, ...sent }: PreviewImportRequest,
    staffId: string,
  ): Promise<ImportPreviewView> {
    const typed = await this.sheets.whole(staffId, sent);
    const categories = await this.products.categories();
    const read = readProducts(columns, typed, categories);
    const { rows, inDoubt } = resolveCodes(read.rows, await this.products.codes(), alike ?? 'ask');
    const refused = [...read.refused, ...inDoubt];
    const wanted = await this.broughtBack(rows);
    return { ...(await this.changeSets.preview(this.products, wanted, refused, staffId)), categories };
  }

  /** What a list for shoppers names is for sale: it leaves the archive, unless the file says otherwise. */
  private async broughtBack(rows: readonly WantedRow[]): Promise<WantedRow[]> {
    const present = await this.products.rows(
      rows.map(({ key }) => key),
      false,
    );
    return rows.map((row) =>
      present.get(row.key)?.cells['state'] === 'archived'
        ? { ...row, cells: { state: 'active', ...row.cells } }
        : row,
    );
  }
}
