import type { Submittable } from 'pg';
import pg from 'pg';
import { camelCase } from '../../src/platform/persistence/camel-case.ts';

/** What PostgreSQL says a statement gives: by the views' name of each column, the kind of value that the driver makes. */
export type Described = Readonly<Record<string, string>>;

const { builtins } = pg.types;
const KINDS: Readonly<Record<number, string>> = {
  [builtins.BOOL]: 'boolean',
  ...Object.fromEntries(
    [builtins.INT2, builtins.INT4, builtins.INT8, builtins.FLOAT4, builtins.FLOAT8].map((type) => [
      type,
      'number',
    ]),
  ),
  [builtins.JSON]: 'json',
  [builtins.JSONB]: 'json',
  [builtins.BYTEA]: 'Buffer',
  ...{
    1000: 'boolean[]',
    1005: 'number[]',
    1007: 'number[]',
    1016: 'number[]',
    1021: 'number[]',
    1022: 'number[]',
  },
  ...{ 1009: 'string[]', 1015: 'string[]', 2951: 'string[]', 1182: 'string[]', 1185: 'string[]' },
};

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
          fields.map(({ name, dataTypeID }) => [camelCase(name), KINDS[dataTypeID] ?? 'string']),
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
