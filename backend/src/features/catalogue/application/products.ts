import type { PictureView } from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { ListProductsQuery } from '@shop/contracts/products/requests';
import type { ProductEntry, ProductListRowView, ProductRecordView } from '@shop/contracts/products/views';
import type { Revised } from '@shop/contracts/revised';
import type { ProductState } from '@shop/contracts/rules/catalogue/product-states';

/** A product as a file has it: under the names of its columns. */
export interface ExportedProduct extends ProductEntry {
  category: string;
  stock: number | null;
}

/** Where a product's page is. */
export type ProductAddress = Pick<ProductEntry, 'categoryId' | 'slug'>;

/** The products as staff keep them, in every state. */
export abstract class Products {
  abstract page(query: ListProductsQuery): Promise<ListPage<ProductListRowView>>;
  abstract all(query: ListProductsQuery): Promise<ExportedProduct[]>;
  /** By code, or by a slug that no other product has. */
  abstract find(slug: string): Promise<Omit<ProductRecordView, 'stock'> | null>;
  abstract entry(id: string): Promise<Revised<ProductEntry> | null>;
  /** In the order of the keys. @throws DomainError picture-unknown */
  abstract pictures(keys: readonly string[]): Promise<PictureView[]>;
  /** Of the slugs those that products of the category have. */
  abstract taken(categoryId: string, slugs: readonly string[]): Promise<string[]>;

  /** At the end of its category. @throws DomainError product-code-used, product-slug-used, category-unknown */
  abstract add(id: string, entry: ProductEntry): Promise<void>;
  /** False when it has another revision by now. Throws as `add` does. */
  abstract save(id: string, entry: ProductEntry, revision: number): Promise<boolean>;
  abstract show(id: string, pictures: readonly string[]): Promise<void>;
  /** Leads readers of the old address to the product for good. */
  abstract redirect(id: string, from: ProductAddress, to: ProductAddress): Promise<void>;
  /** False when it was in another state. */
  abstract changeState(id: string, from: ProductState, to: ProductState): Promise<boolean>;
}
