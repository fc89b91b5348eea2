import { Injectable } from '@nestjs/common';
import type { PreviewImportRequest } from '@shop/contracts/sheets/requests';
import type { ImportPreviewView } from '@shop/contracts/sheets/views';
import { ProductWords, type ProductWord } from '../../catalogue/application/product-words.ts';
import { resolveCodes } from '../domain/alike-codes.ts';
import { KnownWords } from '../domain/known-words.ts';
import { readProducts } from '../domain/typed-products.ts';
import { ChangeSets, type WantedRow } from './change-sets.ts';
import { ImportableProducts } from './importable-products.ts';
import { SheetParts } from './sheet-parts.ts';

/** What a list of products out of a file would add and change. */
@Injectable()
export class PreviewImport {
  constructor(
    private readonly products: ImportableProducts,
    private readonly words: ProductWords,
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
    const [brands, tags] = [await this.known('brand'), await this.known('product-tag')];
    const spelled = rows.map((row) => ({
      ...row,
      cells: {
        ...row.cells,
        ...(row.cells['brand'] !== undefined && { brand: brands.spelled(row.cells['brand'], false) }),
        ...(row.cells['tags'] !== undefined && { tags: tags.spelled(row.cells['tags'], true) }),
      },
    }));
    const wanted = await this.broughtBack(spelled);
    return {
      ...(await this.changeSets.preview(this.products, wanted, refused, staffId)),
      categories,
      newBrands: brands.fresh,
      newTags: tags.fresh,
    };
  }

  private async known(word: ProductWord): Promise<KnownWords> {
    return new KnownWords(await this.words.names(word));
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
