import type { ListCategoriesQuery } from '@shop/contracts/catalogue/requests';
import type {
  CategoryEntry,
  CategoryRecordView,
  CategoryRowView,
  PictureView,
} from '@shop/contracts/catalogue/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { Records } from '../../../shared/records/records.ts';

/** Categories as staff keep them, inactive ones too. */
export abstract class Categories {
  /** Adding and saving throw DomainError slug-used. A new one stands at the end. */
  abstract readonly records: Records<CategoryEntry>;
  abstract page(query: ListCategoriesQuery): Promise<ListPage<CategoryRowView>>;
  abstract find(id: string): Promise<CategoryRecordView | null>;
  abstract picture(key: string): Promise<PictureView | null>;
  /** An address that a category had leads to the one it has, from now on; those of its products too. */
  abstract redirect(slug: string, id: string): Promise<void>;
  /** Whether another one had the address: old links lead there. */
  abstract wasOfAnother(slug: string, id: string | null): Promise<boolean>;
}
