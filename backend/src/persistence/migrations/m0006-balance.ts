import { Migration } from '@mikro-orm/migrations';

/** What is paid stands with the order, and what is owed is derived from it in one place. */
export class Balance extends Migration {
  override up(): void {
    this.addSql(`
      ALTER TABLE orders ADD COLUMN paid_paise bigint NOT NULL DEFAULT 0;
      COMMENT ON COLUMN orders.paid_paise IS 'The sum of its payments, kept by a trigger on the ledger';
      UPDATE orders o SET paid_paise = paid.paise
        FROM (SELECT order_id, sum(amount_paise) AS paise FROM payment GROUP BY order_id) paid
        WHERE paid.order_id = o.id;
      ALTER TABLE orders ADD COLUMN balance_paise bigint NOT NULL GENERATED ALWAYS AS
        (CASE WHEN state = 'cancelled' THEN 0 ELSE total_paise END - paid_paise) STORED;
      COMMENT ON COLUMN orders.balance_paise IS 'As balanceOf of the contracts has it; negative: to be paid back';
      CREATE INDEX orders_balance ON orders (balance_paise DESC, placed_at DESC, number);
    `);
    // With its owner's rights, and callable by nobody: the sum is the ledger's alone, the serving role cannot write it.
    this.addSql(`
      CREATE FUNCTION payment_entered() RETURNS trigger LANGUAGE plpgsql
        SECURITY DEFINER SET search_path = public, pg_temp AS $$ BEGIN
        UPDATE orders SET paid_paise = paid_paise + NEW.amount_paise WHERE id = NEW.order_id;
        RETURN NULL; END $$;
      REVOKE EXECUTE ON FUNCTION payment_entered() FROM PUBLIC;
      CREATE TRIGGER payment_entered AFTER INSERT ON payment FOR EACH ROW EXECUTE FUNCTION payment_entered();
    `);
  }
}
