import { Injectable } from '@nestjs/common';
import { PRODUCT_TAGS } from '@shop/contracts/catalogue/views';
import type { Cell } from '@shop/contracts/rules/catalogue/change-sets';
import { PARTED_BY } from '@shop/contracts/rules/catalogue/product-columns';
import { sql } from 'kysely';
import { Clock } from '../../../../shared/clock.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { ImportableProducts } from '../../application/importable-products.ts';
import { FreeSlugs } from '../../domain/free-slugs.ts';

/** Rows of one statement: each ends well within the time that a statement has. */
const AT_ONCE = 500;

type Cells = Readonly<Record<string, Cell>>;

/** Raw SQL: rows are written in batches from the JSON of their cells, and the redirects of what moves as well. */
@Injectable()
export class PostgresImportableProducts extends ImportableProducts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async categories(): Promise<string[]> {
    const rows = await this.database.rows(db.selectFrom('category').select('name').orderBy('position'));
    return rows.map(({ name }) => name);
  }

  async codes(): Promise<string[]> {
    const rows = await this.database.rows(db.selectFrom('product').select('code'));
    return rows.map(({ code }) => code);
  }

  /** Locked in the order of ids, as sales lock them. Stock is no cell: orders move it. */
  async rows(codes: readonly string[], locked: boolean) {
    const rows = await this.database.rows(
      db
        .selectFrom('product as p')
        .innerJoin('category as c', 'c.id', 'p.categoryId')
        .select([
          'p.code',
          sql<string>`concat_ws(' · ', p.name, p.content)`.as('title'),
          'p.name',
          'p.nameTa',
        ])
        .select(['p.aliases', 'c.name as category', 'p.brand', 'p.unit', 'p.content', 'p.mrpPaise as mrp'])
        .select(['p.netPaise as net', 'p.maxQuantity', 'p.tags', 'p.neeriCertificate', 'p.hsn'])
        .select(['p.gstBasisPoints as gst', 'p.videoUrl', 'p.noiseDb', 'p.state', 'p.featured'])
        .where('p.code', '=', (eb) => eb.fn.any(eb.val(codes)))
        .orderBy('p.id')
        .$if(locked, (chosen) => chosen.forNoKeyUpdate('p')),
    );
    return new Map(
      rows.map(({ code, title, aliases, tags, featured, ...cells }) => {
        const parted = (parts: readonly string[]) => parts.join(PARTED_BY) || null;
        const named = PRODUCT_TAGS.filter((tag) => tags.includes(tag));
        const lists = { aliases: parted(aliases), tags: parted(named) };
        return [code, { title, cells: { ...cells, ...lists, featured: featured ? 'yes' : 'no' } }] as const;
      }),
    );
  }

  async write(rows: ReadonlyMap<string, Cells>): Promise<string[]> {
    const moved = await this.moved(rows);
    const isHomeless = ([code, { category }]: [string, Cells]) => category !== undefined && !moved.has(code);
    const changes = [...rows]
      .filter((row) => !isHomeless(row))
      .map(([code, cells]) => ({ code, to: { ...columnsOf(cells), ...moved.get(code) } }));
    for (const some of inParts(changes)) {
      // What a record is populated with takes the place of what it has; the rest stays.
      await this.database.run(sql`
        UPDATE product p SET category_id = n.category_id, slug = n.slug, name = n.name, name_ta = n.name_ta,
          brand = n.brand, unit = n.unit, content = n.content, mrp_paise = n.mrp_paise, net_paise = n.net_paise,
          max_quantity = n.max_quantity, aliases = coalesce(n.aliases, '{}'), tags = coalesce(n.tags, '{}'),
          video_url = n.video_url, neeri_certificate = n.neeri_certificate,
          hsn = n.hsn, gst_basis_points = n.gst_basis_points, noise_db = n.noise_db, state = n.state,
          featured = n.featured
        FROM jsonb_to_recordset(${JSON.stringify(some)}::jsonb) AS w (code text, "to" jsonb)
        JOIN product o USING (code), jsonb_populate_record(o, w."to") AS n
        WHERE p.id = o.id`);
    }
    return [...rows].filter(isHomeless).map(([code]) => code);
  }

  protected async add(rows: ReadonlyMap<string, Cells>, actorName: string): Promise<string[]> {
    const slugs = await this.slugs();
    const ids = await this.categoryIds();
    const products = [...rows].flatMap(([code, cells]) => {
      const categoryId = ids.get(String(cells['category']));
      if (!categoryId) return [];
      const { name, content } = { name: String(cells['name']), content: textOf(cells['content']) };
      const slug = slugs.take(categoryId, { code, name, content });
      return { code, slug, category_id: categoryId, ...columnsOf(cells) };
    });
    const added = new Set<string>();
    for (const some of inParts(products))
      for (const code of await this.insert(some, actorName)) added.add(code);
    return [...rows.keys()].filter((code) => !added.has(code));
  }

  /** At the end of their categories, in the order of the file. */
  private async insert(products: readonly object[], actorName: string): Promise<string[]> {
    const inserted = await this.database.rows(sql<{ code: string }>`
      WITH n AS (
        SELECT n.*, row_number() OVER () AS nth
        FROM jsonb_populate_recordset(NULL::product, ${JSON.stringify(products)}::jsonb) AS n
      ), added AS (
        INSERT INTO product (id, code, category_id, slug, name, name_ta, brand, unit, content, mrp_paise, net_paise, stock,
          max_quantity, aliases, tags, video_url, neeri_certificate, hsn, gst_basis_points, noise_db, state, featured,
          position)
        SELECT uuidv7(), n.code, n.category_id, n.slug, n.name, n.name_ta, n.brand, n.unit, n.content, n.mrp_paise,
          n.net_paise, n.stock, n.max_quantity, coalesce(n.aliases, '{}'), coalesce(n.tags, '{}'), n.video_url, n.neeri_certificate, n.hsn, n.gst_basis_points,
          n.noise_db, n.state, n.featured, n.nth + coalesce(l.position, 0)
        FROM n LEFT JOIN (SELECT category_id, max(position) AS position FROM product GROUP BY 1) l USING (category_id)
        ON CONFLICT DO NOTHING RETURNING id, code, stock
      ), opening AS (
        INSERT INTO stock_entry (id, product_id, at, change, reason, actor_name)
        SELECT uuidv7(), id, ${this.clock.now()}, stock, 'opening', ${actorName} FROM added WHERE stock > 0
      )
      SELECT code FROM added`);
    return inserted.map(({ code }) => code);
  }

  /** Where products go that change their category; their old addresses lead there. */
  private async moved(rows: ReadonlyMap<string, Cells>): Promise<Map<string, object>> {
    const movers = new Map([...rows].filter(([, cells]) => cells['category'] !== undefined));
    const moved = new Map<string, { category_id: string; slug: string }>();
    if (movers.size === 0) return moved;
    const [slugs, ids] = [await this.slugs(), await this.categoryIds()];
    const products = await this.database.rows(
      db
        .selectFrom('product')
        .select(['code', 'name', 'content', 'slug'])
        .where('code', '=', (eb) => eb.fn.any(eb.val([...movers.keys()]))),
    );
    for (const product of products) {
      const categoryId = ids.get(String(movers.get(product.code)?.['category']));
      if (!categoryId) continue;
      const slug = slugs.take(categoryId, product, product.slug);
      moved.set(product.code, { category_id: categoryId, slug });
    }
    await this.database.run(sql`
      INSERT INTO slug_redirect (category_slug, product_slug, category_id, product_id)
      SELECT c.slug, p.slug, p.category_id, p.id FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.code = ANY(${[...moved.keys()]}::text[])
      ON CONFLICT (category_slug, product_slug)
        DO UPDATE SET category_id = excluded.category_id, product_id = excluded.product_id`);
    // Where they stand now, nothing leads away from.
    await this.database.run(sql`
      DELETE FROM slug_redirect r USING category c, jsonb_to_recordset(${JSON.stringify([...moved.values()])}::jsonb)
        AS m (category_id uuid, slug text)
      WHERE c.id = m.category_id AND r.category_slug = c.slug AND r.product_slug = m.slug`);
    return moved;
  }

  private async slugs(): Promise<FreeSlugs> {
    return new FreeSlugs(await this.database.rows(db.selectFrom('product').select(['categoryId', 'slug'])));
  }

  private async categoryIds(): Promise<Map<string, string>> {
    const rows = await this.database.rows(db.selectFrom('category').select(['id', 'name']));
    return new Map(rows.map(({ id, name }) => [name, id]));
  }
}

/** Columns that are not called as those of the file are. */
const NAMED: Readonly<Record<string, string>> = {
  mrp: 'mrp_paise',
  net: 'net_paise',
  gst: 'gst_basis_points',
};

/** The cells as the table has them; the category is not one of its columns. */
function columnsOf({ category: _, aliases, tags, featured, ...cells }: Cells): Record<string, unknown> {
  const plain = Object.entries(cells).map(
    ([field, cell]) =>
      [NAMED[field] ?? field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), cell] as const,
  );
  return {
    ...Object.fromEntries<unknown>(plain),
    ...(aliases !== undefined && { aliases: textOf(aliases)?.split(PARTED_BY) ?? [] }),
    ...(tags !== undefined && { tags: textOf(tags)?.split(PARTED_BY) ?? [] }),
    ...(featured !== undefined && { featured: featured === 'yes' }),
  };
}

const textOf = (cell: Cell | undefined): string | null => (typeof cell === 'string' ? cell : null);

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}
