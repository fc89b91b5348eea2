import { Injectable } from '@nestjs/common';
import type { ReferredOrderView } from '@shop/contracts/referrals/views';
import { maskMobile } from '@shop/contracts/rules/phone';
import { sql } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { ReferredOrders } from '../../application/referred-orders.ts';

type Row = Omit<ReferredOrderView, 'maskedPhone'> & { phone: string };

@Injectable()
export class PostgresReferredOrders extends ReferredOrders {
  constructor(private readonly database: Database) {
    super();
  }

  async forReferrer(referrerId: string): Promise<ReferredOrderView[]> {
    const rows = await this.database.rows(sql<Row>`
      SELECT number, placed_at, customer_name, phone, city, state, goods_paise
      FROM orders WHERE referrer_id = ${referrerId} ORDER BY placed_at DESC, id DESC LIMIT 100`);
    return rows.map(({ phone, ...row }) => ({ ...row, maskedPhone: maskMobile(phone) }));
  }
}
