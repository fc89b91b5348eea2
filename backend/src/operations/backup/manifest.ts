/** The last entry of a backup: what it holds. A backup without it was cut off. */
export interface Manifest {
  format: typeof FORMAT;
  /** When the database was as the backup has it. */
  takenAt: string;
  postgres: string;
  /** The migrations that had run. */
  migrations: string[];
  tables: TableSummary[];
  sequences: { name: string; next: string }[];
  files: FileSummary;
}

/** Names and columns as SQL writes them, quoted where they must be. */
export interface TableSummary {
  name: string;
  columns: string[];
  rows: number;
  bytes: number;
  digest: string;
}

export interface FileSummary {
  count: number;
  bytes: number;
  digest: string;
}

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** `tables/public.orders/000001` is a part of a table's rows, `files/pictures/sparkler/240.avif` a stored file. */
export const TABLES = 'tables/';
export const FILES = 'files/';
