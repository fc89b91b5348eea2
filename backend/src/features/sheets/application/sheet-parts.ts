import type { SentSheet, SheetRow } from '@shop/contracts/sheets/requests';

/** Rows of a file that is too long for one request, kept until it is here whole. */
export abstract class SheetParts {
  /** A part that is here already stays as it is. Sweeps away what was sent long ago. */
  abstract keep(staffId: string, sheet: string, part: number, rows: readonly SheetRow[]): Promise<void>;

  /** @throws DomainError sheet-incomplete, sheet-too-long */
  abstract whole(staffId: string, sent: SentSheet): Promise<SheetRow[]>;
}
