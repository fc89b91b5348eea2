import { Injectable } from '@nestjs/common';
import type { Cell } from '@shop/contracts/rules/catalogue/change-sets';
import { COLUMN_FIELDS, IMPORTED_COLUMNS } from '@shop/contracts/rules/catalogue/product-columns';
import { PARTED_BY } from '@shop/contracts/rules/entered-fields';
import type { ProductValues } from '@shop/contracts/rules/catalogue/product-fields';
import { sql } from 'kysely';
import { Clock } from '../../../../shared/clock.ts';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { snakeCase } from '../../../../platform/persistence/camel-case.ts';
import { ImportableProducts } from '../../application/importable-products.ts';
import { FreeSlugs } from '../../domain/free-slugs.ts';

/** Rows of one statement: each ends well within the time that a statement has. */
const AT_ONCE = 500;

type Cells = Readonly<Record<string, Cell>>;

/** What a file writes of a new product beside its code and its category; `name` is the column of the table. */
const ADDED = IMPORTED_COLUMNS.filter((column) => column !== 'code' && column !== 'category').map(
  (column) => ({
    ...COLUMN_FIELDS[column],
    column,
    name: snakeCase(COLUMN_FIELDS[column].field),
  }),
);
type Written = (typeof ADDED)[number];
/** What it changes of one that is there. */
const CHANGED = ADDED.filter(
  (described): described is Written & { field: ChangedField } => described.field !== 'stock',
);
/** The tags of `product p` in the order that the shop gives them, whatever the order in the table. */
const inOrder = sql`
  ARRAY(SELECT t.name FROM product_tag t WHERE t.name = ANY(p.tags) ORDER BY t.position) AS tags`;
type ChangedField = Exclude<
  keyof ProductValues,
  'code' | 'categoryId' | 'slug' | 'pictures' | 'description' | 'descriptionTa'
>;

type ImportedRow = { code: string; title: string; category: string } & Pick<ProductValues, ChangedField>;

const isList = ({ kind }: Written) => kind === 'texts';

/** The value of a column in the record `n`: lists are never null. */
function written(described: Written) {
  const value = sql.ref(`n.${described.name}`);
  return isList(described) ? sql`coalesce(${value}, '{}')` : value;
}

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
    const rows = await this.database.rows(sql<ImportedRow>`
      SELECT p.code, concat_ws(' · ', p.name, p.content) AS title, c.name AS category,
        ${sql.join(CHANGED.map(({ name }) => (name === 'tags' ? inOrder : sql.ref(`p.${name}`))))}
      FROM product p JOIN category c ON c.id = p.category_id
      WHERE p.code = ANY(${codes}::text[]) ORDER BY p.id ${locked ? sql`FOR NO KEY UPDATE OF p` : sql``}`);
    return new Map(
      rows.map(({ code, title, category, ...values }) => {
        const cells = CHANGED.map((described) => [described.column, cellOf(values[described.field])]);
        return [code, { title, cells: { category, ...Object.fromEntries(cells) } as Cells }] as const;
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
        UPDATE product p SET category_id = n.category_id, slug = n.slug,
          ${sql.join(CHANGED.map((described) => sql`${sql.ref(described.name)} = ${written(described)}`))}
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
        INSERT INTO product (id, code, category_id, slug, ${sql.join(ADDED.map(({ name }) => sql.ref(name)))}, position)
        SELECT uuidv7(), n.code, n.category_id, n.slug, ${sql.join(ADDED.map(written))},
          n.nth + coalesce(l.position, 0)
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

/** The cells as the table has them; the category is not one of its columns. */
function columnsOf({ category: _, ...cells }: Cells): Record<string, unknown> {
  return Object.fromEntries<unknown>(
    ADDED.filter(({ column }) => cells[column] !== undefined).map((described) => {
      const cell = cells[described.column];
      if (described.kind === 'switch') return [described.name, cell === 'yes'];
      return [described.name, isList(described) ? (textOf(cell)?.split(PARTED_BY) ?? []) : cell];
    }),
  );
}

function cellOf(value: string | number | boolean | readonly string[] | null): Cell {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null || typeof value !== 'object') return value;
  return value.join(PARTED_BY) || null;
}

const textOf = (cell: Cell | undefined): string | null => (typeof cell === 'string' ? cell : null);

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) =>
    items.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );
}
