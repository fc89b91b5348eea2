import { p, type EntitySchema } from '@mikro-orm/postgresql';
import type { ColumnType } from 'kysely';

export type Column<Value> = ReturnType<typeof p.json<Value>>;
export type NullableColumn<Value> = ReturnType<Column<Value>['nullable']>;

/** A moment: read as ISO 8601, which the driver gives (`column-types.ts`), written as a date too. */
export type Instant = ColumnType<string, Date | string, Date | string>;

export function instant() {
  return p.datetime().columnType('timestamptz').$type<Instant>();
}

/** A moment that is the transaction’s unless another is written. */
export function instantByNow() {
  return p.datetime().columnType('timestamptz').defaultRaw('now()') as never as Column<
    ColumnType<string, Date | string | undefined, Date | string>
  >;
}

/** The key of another table's row, as a foreign key. */
export function references(target: EntitySchema): ReturnType<typeof p.uuid> {
  return p
    .manyToOne(target as never)
    .mapToPk()
    .updateRule('no action')
    .deleteRule('no action') as never;
}

/** A table without a key is given PostgreSQL's own address of a row: MikroORM asks for one. No column is made of it. */
export function rowPlace() {
  return p.text().columnType('tid').primary().persist(false);
}

/** The columns of a table but some, by the names that SQL has for them. */
export function columnsBut(entity: { meta: { properties: object } }, left: readonly string[]): string[] {
  return Object.keys(entity.meta.properties)
    .map((property) => property.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .filter((column) => !left.includes(column));
}
