import { Injectable } from '@nestjs/common';
import type { SentSheet } from '@shop/contracts/change-sets/requests';
import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import type { ImportPreviewView } from '@shop/contracts/product-import/views';
import type { ImportedColumn } from '@shop/contracts/rules/catalogue/product-import';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { ChangeSets, type WantedRow } from '../../change-sets/application/change-sets.ts';
import { SheetParts } from '../../change-sets/application/sheet-parts.ts';
import { meant, type AlikeCodes } from '../domain/alike-codes.ts';
import { readProducts } from '../domain/typed-products.ts';
import { ImportableProducts } from './importable-products.ts';

type Actor = AuditEntry['actor'];

/** A list of products out of a file: previewed, then added and changed in one transaction, and taken back. */
@Injectable()
export class ProductImport {
  constructor(
    private readonly products: ImportableProducts,
    private readonly sheets: SheetParts,
    private readonly changeSets: ChangeSets,
  ) {}

  /** @throws DomainError sheet-incomplete, sheet-too-long */
  async preview(
    sent: SentSheet,
    columns: readonly ImportedColumn[],
    alike: AlikeCodes,
    staffId: string,
  ): Promise<ImportPreviewView> {
    const typed = await this.sheets.whole(staffId, sent);
    const categories = await this.products.categories();
    const read = readProducts(columns, typed, categories);
    const { rows, inDoubt } = meant(read.rows, await this.products.codes(), alike);
    const refused = [...read.refused, ...inDoubt];
    const wanted = await this.broughtBack(rows);
    return { ...(await this.changeSets.preview(this.products, wanted, refused, staffId)), categories };
  }

  apply(id: string, actor: Actor): Promise<ChangeSetView> {
    return this.changeSets.apply(this.products, id, null, actor);
  }

  undo(id: string, actor: Actor): Promise<ChangeSetView> {
    return this.changeSets.undo(this.products, id, actor);
  }

  recent(): Promise<ChangeSetView[]> {
    return this.changeSets.recent(this.products);
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
