import type { Submittable } from 'pg';
import pg from 'pg';
import { camelCase } from '../../src/platform/persistence/camel-case.ts';

/** What PostgreSQL says a statement gives: by the views' name of each column, the kind of value that the driver makes. */
export type Described = Readonly<Record<string, string>>;

const { builtins } = pg.types;
const OF_KIND: Readonly<Record<string, readonly number[]>> = {
  boolean: [builtins.BOOL],
  number: [builtins.INT2, builtins.INT4, builtins.INT8, builtins.FLOAT4, builtins.FLOAT8],
  json: [builtins.JSON, builtins.JSONB],
  Buffer: [builtins.BYTEA],
  // Arrays have no names in pg: of bool; of int2, int4, int8, float4, float8; of text, varchar, uuid, date, timestamptz.
  'boolean[]': [1000],
  'number[]': [1005, 1007, 1016, 1021, 1022],
  'string[]': [1009, 1015, 2951, 1182, 1185],
};
const KINDS = new Map(
  Object.entries(OF_KIND).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

interface Fields {
  fields: { name: string; dataTypeID: number }[];
}

/** Has a statement parsed and described, without running it. Throws what PostgreSQL says against it. */
export function describe(client: pg.Client, text: string): Promise<Described> {
  return new Promise((resolve, reject) => {
    let described: Described = {};
    let failure: Error | undefined;
    const asked = {
      submit(connection: pg.Connection) {
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription({ fields }: Fields) {
        described = Object.fromEntries(
          fields.map(({ name, dataTypeID }) => [camelCase(name), KINDS.get(dataTypeID) ?? 'string']),
        );
      },
      handleError(error: Error) {
        failure = error;
      },
      handleReadyForQuery() {
        if (failure) reject(failure);
        else resolve(described);
      },
    };
    client.query(asked as unknown as Submittable);
  });
}
