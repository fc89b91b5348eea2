import { Migration } from '@mikro-orm/migrations';
import { announced } from './announced.ts';

/** Every change that an open screen of staff shows is announced on the channel `live` at commit. */
export class Live extends Migration {
  override up(): void {
    this.functions();
    this.orders();
    this.products();
    this.addSql(announced('contact_message', 'contacts', 'id'));
    this.addSql(announced('setting', 'settings', 'section'));
    this.addSql(announced('staff', 'users', 'id'));
    this.addSql(announced('picture', 'uploads', 'key'));
    this.access();
  }

  /** The same text said twice in a transaction is sent once: so the revision is the transaction's number. */
  private functions(): void {
    this.addSql(`
      CREATE FUNCTION announce_live(topic text, id text DEFAULT NULL) RETURNS void LANGUAGE sql AS
        $$ SELECT pg_notify('live', concat_ws(' ', topic, pg_current_xact_id(), id)) $$;
      CREATE FUNCTION live_changed() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM announce_live(TG_ARGV[0]); RETURN NULL; END $$;
      CREATE FUNCTION live_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM announce_live(TG_ARGV[0], to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1]);
        RETURN NULL; END $$;
    `);
  }

  /** One announcement a placed order: what it takes from the shelf and writes into ledgers says nothing of its own. */
  private orders(): void {
    this.addSql(`
      CREATE FUNCTION order_live_changed() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM announce_live('orders', NEW.number); RETURN NULL; END $$;
      CREATE TRIGGER orders_live AFTER INSERT OR UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION order_live_changed();
      CREATE FUNCTION order_note_live() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM announce_live('orders', o.number) FROM orders o WHERE o.id = NEW.order_id;
        RETURN NULL; END $$;
      CREATE TRIGGER order_event_live AFTER INSERT ON order_event FOR EACH ROW
        WHEN (NEW.kind = 'note-added') EXECUTE FUNCTION order_note_live();
    `);
  }

  private products(): void {
    this.addSql(`
      CREATE TRIGGER product_live AFTER INSERT OR DELETE OR UPDATE OF code, category_id, slug, name, name_ta, brand,
        unit, content, mrp_paise, net_paise, max_quantity, video_url, description, noise_db, tags, neeri_certificate, hsn,
        gst_basis_points, position, state, featured ON product
        FOR EACH STATEMENT EXECUTE FUNCTION live_changed('products');
      CREATE TRIGGER stock_entry_live AFTER INSERT ON stock_entry FOR EACH ROW
        WHEN (NEW.reason IN ('opening', 'correction')) EXECUTE FUNCTION live_changed('products');
    `);
    this.addSql(announced('category', 'products'));
    this.addSql(announced('product_picture', 'products'));
  }

  /** Whose stream may have to end or to tell of other things: `access`, with the person or the session. */
  private access(): void {
    this.addSql(`
      CREATE TRIGGER staff_access_live AFTER UPDATE ON staff FOR EACH ROW
        WHEN (OLD.access_version <> NEW.access_version OR OLD.role <> NEW.role OR OLD.active <> NEW.active)
        EXECUTE FUNCTION live_row_changed('access', 'id');
      CREATE TRIGGER session_access_live AFTER UPDATE ON session FOR EACH ROW
        WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL)
        EXECUTE FUNCTION live_row_changed('access', 'id');
      CREATE TRIGGER session_gone_live AFTER DELETE ON session FOR EACH ROW
        EXECUTE FUNCTION live_row_changed('access', 'id');
    `);
  }
}
