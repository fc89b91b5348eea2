import { Injectable } from '@nestjs/common';
import type {
  AddProductRequest,
  ChangeProductStateRequest,
  SaveProductRequest,
} from '@shop/contracts/products/requests';
import type { ProductEntry } from '@shop/contracts/products/views';
import type { Revised } from '@shop/contracts/revised';
import { PRODUCT_FIELDS } from '@shop/contracts/rules/catalogue/product-fields';
import { slugOf, slugsOf } from '@shop/contracts/rules/catalogue/slug';
import { blankOf } from '@shop/contracts/rules/entered-fields';
import { type AuditEntry, AuditLog } from '../../../shared/records/audit-log.ts';
import { DomainError, found } from '../../../shared/domain-error.ts';
import { Identifiers } from '../../../shared/identifiers.ts';
import { RevisedRecords } from '../../../shared/records/revised-records.ts';
import { safeRichText, safeRichTextIfAny } from '../../../shared/rich-text.ts';
import { Transaction } from '../../../shared/transaction.ts';
import { Products } from './products.ts';
import { StockDesk } from './stock-desk.ts';

type Actor = AuditEntry['actor'];
type Typed = Omit<AddProductRequest, 'copyOf' | 'stock'>;

/** What a product is before anybody says more of it. */
const blank = { ...blankOf(PRODUCT_FIELDS), pictures: [] };

/** The catalogue as staff keep it. */
@Injectable()
export class ProductDesk {
  constructor(
    private readonly products: Products,
    private readonly stock: StockDesk,
    private readonly records: RevisedRecords,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly identifiers: Identifiers,
  ) {}

  /** A certificate belongs to what was tested: a copy has none. */
  add({ copyOf, stock, ...typed }: AddProductRequest, actor: Actor): Promise<{ id: string; code: string }> {
    assertNetWithinMrp(typed);
    const id = this.identifiers.uuid();
    return this.transaction.run(async () => {
      const like = copyOf === null ? blank : found(await this.products.entry(copyOf)).value;
      const own = { state: 'draft', featured: false, neeriCertificate: null } as const;
      const entry = { ...like, ...own, ...typed, slug: await this.freeSlug(typed) };
      await this.products.add(id, entry);
      await this.products.show(id, keysOf(entry));
      await this.record(id, actor, 'product.added', null, entry);
      if (stock !== null) await this.stock.open(id, stock, actor);
      return { id, code: typed.code };
    });
  }

  save(id: string, { revision, ...typed }: SaveProductRequest, actor: Actor): Promise<Revised<ProductEntry>> {
    assertNetWithinMrp(typed);
    return this.records.save<ProductEntry>({
      actor,
      action: 'product.saved',
      subject: `product/${id}`,
      revision,
      find: () => this.products.entry(id),
      change: async () => ({
        ...typed,
        description: safeRichText(typed.description),
        descriptionTa: safeRichTextIfAny(typed.descriptionTa),
        pictures: await this.products.pictures(typed.pictures),
      }),
      write: (value) => this.products.save(id, value, revision),
      follow: async (before, after) => {
        if (keysOf(before).join() !== keysOf(after).join()) await this.products.show(id, keysOf(after));
        if (before.slug !== after.slug || before.categoryId !== after.categoryId) {
          await this.products.redirect(id, before, after);
        }
      },
    });
  }

  /** @throws DomainError product-state-changed: somebody was faster */
  changeState(id: string, { from, to }: ChangeProductStateRequest, actor: Actor) {
    return this.transaction.run(async () => {
      if (!(await this.products.changeState(id, from, to))) {
        const { state } = found(await this.products.entry(id)).value;
        throw new DomainError('conflict', 'product-state-changed', { state });
      }
      await this.record(id, actor, `product.${to}`, { state: from }, { state: to });
      return { state: to };
    });
  }

  /** Made of the name; where another product has it, of the content or the code as well. */
  private async freeSlug(typed: Typed): Promise<string> {
    const wanted = slugsOf(typed);
    const taken = await this.products.taken(typed.categoryId, wanted);
    return wanted.find((slug) => !taken.includes(slug)) ?? slugOf(typed.code);
  }

  private record(id: string, actor: Actor, action: string, before: unknown, after: unknown): Promise<void> {
    return this.audit.record({ actor, action, subject: `product/${id}`, before, after });
  }
}

function assertNetWithinMrp({ mrpPaise, netPaise }: Pick<ProductEntry, 'mrpPaise' | 'netPaise'>): void {
  if (netPaise > mrpPaise) throw new DomainError('invalid', 'net-above-mrp', {});
}

function keysOf({ pictures }: Pick<ProductEntry, 'pictures'>): string[] {
  return pictures.map(({ key }) => key);
}
