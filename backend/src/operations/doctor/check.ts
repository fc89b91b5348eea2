import type { ShopDatabase } from './shop-database.ts';
import type { Finding } from './finding.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The shop that is looked at. */
export interface CheckContext {
  env: Environment;
  production: boolean;
  now: Date;
  /** The database as its owner, or as the serving role where no owner is named. */
  database: ShopDatabase;
  /** Whom to send a trial e-mail; null: nobody. */
  sendTo: string | null;
  /** How many copies of the backend are to run; null: as many as are seen. */
  copies: number | null;
}

export interface Check {
  name: string;
  /** What it throws is told as broken. */
  examine(context: CheckContext): Promise<Finding[]>;
}
