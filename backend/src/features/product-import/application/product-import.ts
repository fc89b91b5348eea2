import type { SheetRow } from '@shop/contracts/change-sets/requests';
import type { ChangeSetView } from '@shop/contracts/change-sets/views';
import type { ImportPreviewView } from '@shop/contracts/product-import/views';
import { MOST_IMPORT_ROWS } from '@shop/contracts/rules/limits';
import type { ImportedColumn } from '@shop/contracts/rules/product-import';
import type { AuditEntry } from '../../../shared/audit-log.ts';
import { DomainError } from '../../../shared/domain-error.ts';
import type { ChangeSets, WantedRow } from '../../change-sets/application/change-sets.ts';
import type { SheetParts } from '../../change-sets/application/sheet-parts.ts';
import { readProducts } from '../domain/typed-products.ts';
import type { ImportableProducts } from './importable-products.ts';

type Actor = AuditEntry['actor'];

interface SentFile {
  staffId: string;
  sheet: string;
  parts: number;
  columns: readonly ImportedColumn[];
}

/** A list of products out of a file: previewed, then added and changed in one transaction, and taken back. */
export class ProductImport {
  constructor(
    private readonly products: ImportableProducts,
    private readonly sheets: SheetParts,
    private readonly changeSets: ChangeSets,
  ) {}

  /** @throws DomainError sheet-incomplete, sheet-too-long, nothing-to-change */
  async preview({ staffId, sheet, parts, columns }: SentFile): Promise<ImportPreviewView> {
    const typed = await this.sheets.whole(staffId, sheet, parts);
    demandSize(typed);
    const categories = await this.products.categories();
    const { rows, refused } = readProducts(columns, typed, categories);
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

function demandSize(rows: readonly SheetRow[]): void {
  if (rows.length > MOST_IMPORT_ROWS)
    throw new DomainError('invalid', 'sheet-too-long', { most: MOST_IMPORT_ROWS });
}
