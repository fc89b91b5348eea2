import type { PictureView } from '@shop/contracts/catalogue/views';
import type { Revised } from '@shop/contracts/revised';
import { getMetadataStorage } from 'class-validator';
import { sql, type RawBuilder } from 'kysely';
import type { Records } from '../../shared/records/records.ts';
import { snakeCase } from './camel-case.ts';
import type { Database } from './database.ts';
import type { ShopDatabase } from './shop-database.ts';
import { pictureBy } from './picture-columns.ts';

/** How a field stands in the table: as it is, as JSON, or as the key of the picture that it shows. */
type FieldKind = 'plain' | 'json' | 'picture';

export interface TableOf<Entry extends object, Beside extends object = object> {
  table: string;
  key: string;
  fields: Readonly<Record<keyof Entry & string, FieldKind>>;
  /** What is told of a record besides, each under a name of its own. */
  beside?: RawBuilder<Beside>;
  /** What a new row has besides. */
  fresh?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** Where a new row stands in a list that is put in order by hand. */
export function atTheEnd(table: string) {
  return { position: sql`(SELECT coalesce(max(position), 0) + 1 FROM ${sql.table(table)})` };
}

/** Fields of which each is stored as it is. One that the table has no column for does not compile. */
export function plainFields<Table extends keyof ShopDatabase, Fields extends object>(
  _table: Table,
  fields: Fields & Record<Exclude<keyof Fields, keyof ShopDatabase[Table]>, never>,
) {
  const plain = Object.keys(fields).map((name) => [name, 'plain'] as const);
  return Object.fromEntries(plain) as Readonly<Record<keyof Fields & string, 'plain'>>;
}

/** The fields that a request carries, each stored as it is: they are said once, by the class that checks them. */
export function asEntered<Entry extends object>(request: new () => Entry) {
  const checks = getMetadataStorage().getTargetValidationMetadatas(request, '', true, false);
  const fields = checks.map(({ propertyName }) => [propertyName, 'plain'] as const);
  return Object.fromEntries(fields) as Readonly<Record<keyof Entry & string, 'plain'>>;
}

/**
 * A table of records that staff enter: its columns are said once, by the fields of an entry.
 * Raw SQL: the table and its columns are values here.
 */
export class RecordTable<Entry extends object, Beside extends object = object> implements Records<
  Entry,
  Beside
> {
  constructor(
    private readonly database: Database,
    private readonly asked: TableOf<Entry, Beside>,
  ) {}

  async find(key: string): Promise<(Revised<Entry> & Beside) | null> {
    const { table, key: keyColumn, fields, beside } = this.asked;
    const row = await this.database.row(sql<Record<string, unknown>>`
      SELECT ${sql.join([columnsOf(this.asked), sql`revision`, ...(beside ? [beside] : [])])}
      FROM ${sql.table(table)} WHERE ${sql.ref(keyColumn)} = ${key}`);
    if (!row) return null;
    const isField = ([name]: [string, unknown]) => Object.hasOwn(fields, name);
    const value = Object.fromEntries(Object.entries(row).filter(isField));
    const rest = Object.fromEntries(Object.entries(row).filter((each) => !isField(each)));
    return { ...rest, value } as unknown as Revised<Entry> & Beside;
  }

  async add(key: string, entry: Entry): Promise<void> {
    const { table, key: keyColumn, fresh } = this.asked;
    const values = { [keyColumn]: sql`${key}`, ...this.stored(entry), ...fresh };
    await this.database.run(sql`
      INSERT INTO ${sql.table(table)} (${sql.join(Object.keys(values).map((column) => sql.ref(column)))})
      VALUES (${sql.join(Object.values(values))})`);
  }

  async save(key: string, entry: Entry, revision: number): Promise<boolean> {
    const set = Object.entries(this.stored(entry)).map(
      ([column, value]) => sql`${sql.ref(column)} = ${value}`,
    );
    const changed = await this.database.run(sql`
      UPDATE ${sql.table(this.asked.table)} SET ${sql.join(set)}, revision = revision + 1
      WHERE ${sql.ref(this.asked.key)} = ${key} AND revision = ${revision}`);
    return changed === 1;
  }

  /** What stands in the columns for an entry. */
  private stored(entry: Entry): Record<string, RawBuilder<unknown>> {
    return Object.fromEntries(
      kindsOf(this.asked).map(([field, kind]) => [
        columnOf(field, kind),
        sql`${storedAs(kind, entry[field])}`,
      ]),
    );
  }
}

/** The columns of an entry, under the names of its fields. */
export function columnsOf<Entry extends object>(
  asked: Pick<TableOf<Entry>, 'table' | 'fields'>,
): RawBuilder<unknown> {
  return sql.join(
    kindsOf(asked).map(([field, kind]) => {
      const column = sql.ref(`${asked.table}.${columnOf(field, kind)}`);
      return kind === 'picture' ? sql`${pictureBy(column)} AS ${sql.ref(snakeCase(field))}` : column;
    }),
  );
}

function kindsOf<Entry extends object>({ fields }: Pick<TableOf<Entry>, 'fields'>) {
  return Object.entries(fields) as [keyof Entry & string, FieldKind][];
}

function columnOf(field: string, kind: FieldKind): string {
  return kind === 'picture' ? `${snakeCase(field)}_key` : snakeCase(field);
}

function storedAs(kind: FieldKind, value: unknown): unknown {
  if (kind === 'json') return JSON.stringify(value);
  return kind === 'picture' ? ((value as PictureView | null)?.key ?? null) : value;
}
