import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { ShopDatabase } from './shop-database.ts';

/**
 * Builds statements over the tables that the entities describe: a table or column that does not exist does not compile.
 * Only builds: `Database` runs them, in the transaction at hand, or a standby. Columns have the names of the views.
 */
export const db = new Kysely<ShopDatabase>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
});
