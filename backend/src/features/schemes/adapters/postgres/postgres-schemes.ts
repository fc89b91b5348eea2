import { Injectable } from '@nestjs/common';
import type { SchemeView } from '@shop/contracts/schemes/views';
import type { Day } from '@shop/contracts/rules/days';
import { instalmentDueDays, schemeTotals } from '@shop/contracts/rules/scheme';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { pictureBy } from '../../../../persistence/picture-columns.ts';
import { safeRichText } from '../../../../shared/rich-text.ts';
import { Schemes } from '../../application/schemes.ts';

type Row = Omit<SchemeView, 'totals' | 'dueDays'>;

@Injectable()
export class PostgresSchemes extends Schemes {
  constructor(private readonly database: Database) {
    super();
  }

  async open(today: Day): Promise<SchemeView[]> {
    const rows = await this.database.rows(sql<Row>`
      SELECT slug, name, description, ${pictureBy(sql`picture_key`)} AS picture, monthly_paise, instalments,
        benefit_basis_points, to_char(first_month, 'YYYY-MM') AS first_month, due_day, grace_days, join_until,
        most_members
      FROM scheme WHERE state = 'open' AND join_until >= ${today} ORDER BY monthly_paise, name`);
    return rows.map((row) => ({
      ...row,
      description: safeRichText(row.description),
      totals: schemeTotals(row),
      dueDays: instalmentDueDays(row),
    }));
  }
}
