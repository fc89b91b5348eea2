import { Migration } from '@mikro-orm/migrations';
import { grant } from './serving-role.ts';

/** Who packs an order ticks off its lines; they are known by their item code, since an edit writes all lines anew. */
export class Packing extends Migration {
  override up(): void {
    this.addSql(`
      CREATE TABLE packing_tick (
        order_id uuid NOT NULL REFERENCES orders,
        code text NOT NULL,
        name text NOT NULL,
        packed integer NOT NULL CHECK (packed >= 0),
        begun_at timestamptz NOT NULL,
        ticked_at timestamptz NOT NULL,
        device uuid NOT NULL,
        sequence bigint NOT NULL,
        staff_id uuid NOT NULL REFERENCES staff,
        staff_name text NOT NULL,
        PRIMARY KEY (order_id, code)
      );
      COMMENT ON TABLE packing_tick IS 'How many of a line are in the box, by the last tick';
      COMMENT ON COLUMN packing_tick.begun_at IS 'When it was ticked first';
      COMMENT ON COLUMN packing_tick.sequence IS 'Of the device: its own ticks come in this order, whenever they arrive';
      CREATE FUNCTION packing_tick_live() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM announce_live('packing', o.number) FROM orders o WHERE o.id = NEW.order_id;
        RETURN NULL; END $$;
      CREATE TRIGGER packing_tick_live AFTER INSERT OR UPDATE ON packing_tick FOR EACH ROW
        EXECUTE FUNCTION packing_tick_live();
    `);
    this.addSql(
      grant({
        packing_tick: 'select, insert, update (packed, ticked_at, device, sequence, staff_id, staff_name)',
      }),
    );
  }
}
