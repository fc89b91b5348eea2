import { Migration } from '@mikro-orm/migrations';

/** Append-only tables: the serving role may neither change nor delete their rows. */
const LEDGERS = ['audit_entry', 'stock_entry', 'payment', 'order_event'];

export class FirstSchema extends Migration {
  override up(): void {
    this.addSql('CREATE EXTENSION IF NOT EXISTS citext');
    this.addSql('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    this.content();
    this.people();
    this.orders();
    this.announcements();
    this.rights();
  }

  private content(): void {
    this.addSql(`
      CREATE TABLE setting (
        section text PRIMARY KEY,
        value jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1
      );
      CREATE TABLE picture (
        key text PRIMARY KEY CHECK (key ~ '^[a-z0-9-]{1,80}$'),
        alt text NOT NULL,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        widths integer[] NOT NULL
      );
      CREATE TABLE category (
        id uuid PRIMARY KEY,
        slug text NOT NULL CONSTRAINT category_slug_unique UNIQUE,
        name text NOT NULL,
        name_ta text,
        description text NOT NULL DEFAULT '',
        picture_key text REFERENCES picture,
        position integer NOT NULL,
        active boolean NOT NULL DEFAULT true
      );
      CREATE TABLE product (
        id uuid PRIMARY KEY,
        code text NOT NULL CONSTRAINT product_code_unique UNIQUE,
        category_id uuid NOT NULL REFERENCES category,
        slug text NOT NULL,
        name text NOT NULL,
        name_ta text,
        brand text,
        unit text NOT NULL CHECK (unit IN ('Box', 'Packet', 'Piece', 'Pack')),
        content text,
        mrp_paise integer NOT NULL,
        net_paise integer NOT NULL CHECK (net_paise > 0),
        stock integer CHECK (stock >= 0),
        max_quantity integer CHECK (max_quantity > 0),
        video_url text,
        description text NOT NULL DEFAULT '',
        noise_db integer CHECK (noise_db BETWEEN 0 AND 200),
        tags text[] NOT NULL DEFAULT '{}',
        neeri_certificate text,
        hsn text NOT NULL DEFAULT '3604',
        gst_basis_points integer NOT NULL DEFAULT 1800,
        position integer NOT NULL,
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'archived')),
        featured boolean NOT NULL DEFAULT false,
        CONSTRAINT product_slug_unique UNIQUE (category_id, slug),
        CONSTRAINT product_net_within_mrp CHECK (net_paise <= mrp_paise)
      );
      COMMENT ON COLUMN product.stock IS 'null: not tracked';
      CREATE TABLE product_picture (
        product_id uuid NOT NULL REFERENCES product,
        picture_key text NOT NULL REFERENCES picture,
        position integer NOT NULL,
        PRIMARY KEY (product_id, position)
      );
      CREATE TABLE slug_redirect (
        category_slug text NOT NULL,
        product_slug text NOT NULL DEFAULT '',
        category_id uuid NOT NULL REFERENCES category,
        product_id uuid REFERENCES product,
        PRIMARY KEY (category_slug, product_slug)
      );
      CREATE TABLE state (
        code text PRIMARY KEY CHECK (code ~ '^[0-9]{2}$'),
        name text NOT NULL,
        allowed boolean NOT NULL,
        reason text NOT NULL DEFAULT '',
        minimum_order_paise integer NOT NULL CHECK (minimum_order_paise >= 0),
        packing_basis_points integer NOT NULL CHECK (packing_basis_points BETWEEN 0 AND 10000),
        bursting_hours text NOT NULL DEFAULT '',
        note text NOT NULL DEFAULT '',
        source text NOT NULL,
        checked_on date NOT NULL,
        door_delivery_paise integer CHECK (door_delivery_paise >= 0),
        position integer NOT NULL,
        CHECK (allowed OR reason <> '')
      );
      CREATE TABLE city (
        id uuid PRIMARY KEY,
        slug text NOT NULL CONSTRAINT city_slug_unique UNIQUE,
        name text NOT NULL,
        state_code text NOT NULL REFERENCES state,
        introduction text NOT NULL DEFAULT '',
        delivery_days integer NOT NULL CHECK (delivery_days > 0),
        last_order_on date,
        questions jsonb NOT NULL DEFAULT '[]',
        active boolean NOT NULL DEFAULT true
      );
      CREATE TABLE pickup_location (
        id uuid PRIMARY KEY,
        name text NOT NULL CONSTRAINT pickup_location_name_unique UNIQUE,
        contact text NOT NULL,
        phone text NOT NULL,
        address text NOT NULL,
        city text NOT NULL,
        pin_code text NOT NULL,
        state_code text NOT NULL REFERENCES state,
        hours text NOT NULL,
        map_url text,
        freight_paise integer CHECK (freight_paise >= 0),
        active boolean NOT NULL DEFAULT true
      );
    `);
  }

  private people(): void {
    this.addSql(`
      CREATE TABLE staff (
        id uuid PRIMARY KEY,
        email citext NOT NULL CONSTRAINT staff_email_unique UNIQUE,
        name text NOT NULL,
        role text NOT NULL CHECK (role IN ('owner', 'manager', 'catalogue', 'orders', 'content')),
        password_hash text,
        active boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE referrer (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        phone text NOT NULL,
        email citext CONSTRAINT referrer_email_unique UNIQUE,
        code text NOT NULL CONSTRAINT referrer_code_unique UNIQUE CHECK (code ~ '^[A-Z0-9]{4,12}$'),
        commission_basis_points integer NOT NULL DEFAULT 500 CHECK (commission_basis_points BETWEEN 0 AND 10000),
        state text NOT NULL CHECK (state IN ('invited', 'active', 'suspended')),
        password_hash text,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE session (
        id uuid PRIMARY KEY,
        audience text NOT NULL CHECK (audience IN ('admin', 'referrer')),
        person_id uuid NOT NULL,
        token_hash text NOT NULL CONSTRAINT session_token_unique UNIQUE,
        previous_token_hash text,
        rotated_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        user_agent text NOT NULL DEFAULT ''
      );
      COMMENT ON TABLE session IS 'One row a family of refresh tokens; a reused old token ends the family';
      CREATE INDEX session_previous_token ON session (previous_token_hash);
      CREATE INDEX session_person ON session (audience, person_id);
      CREATE TABLE throttle (
        key text PRIMARY KEY,
        count integer NOT NULL,
        resets_at timestamptz NOT NULL
      );
      CREATE TABLE audit_entry (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_kind text NOT NULL CHECK (actor_kind IN ('staff', 'referrer', 'system')),
        actor_id uuid,
        actor_name text NOT NULL,
        action text NOT NULL,
        subject text NOT NULL,
        before jsonb,
        after jsonb
      );
      CREATE INDEX audit_entry_at ON audit_entry (at);
    `);
  }

  private orders(): void {
    this.addSql(`
      CREATE SEQUENCE order_number AS integer;
      CREATE TABLE orders (
        id uuid PRIMARY KEY,
        number text NOT NULL CONSTRAINT order_number_unique UNIQUE,
        token text NOT NULL CONSTRAINT order_token_unique UNIQUE CHECK (length(token) = 22),
        idempotency_key uuid NOT NULL CONSTRAINT order_idempotency_key_unique UNIQUE,
        content_hash text NOT NULL,
        placed_at timestamptz NOT NULL,
        state text NOT NULL CHECK (state IN
          ('placed', 'confirmed', 'packed', 'dispatched', 'arrived', 'collected', 'cancelled')),
        hold_reason text,
        delivery text NOT NULL CHECK (delivery IN ('pickup', 'door')),
        pickup_location_id uuid REFERENCES pickup_location,
        pickup_location jsonb,
        customer_name text NOT NULL,
        phone text NOT NULL CHECK (phone ~ '^[6-9][0-9]{9}$'),
        whatsapp text,
        email text,
        address text NOT NULL,
        city text NOT NULL,
        district text NOT NULL,
        state_code text NOT NULL REFERENCES state,
        state_name text NOT NULL,
        pin_code text NOT NULL,
        remarks text NOT NULL,
        referrer_id uuid REFERENCES referrer,
        referral_code text,
        mrp_paise bigint NOT NULL,
        goods_paise bigint NOT NULL CHECK (goods_paise > 0),
        packing_paise bigint NOT NULL,
        freight_paise bigint,
        rounding_paise integer NOT NULL,
        total_paise bigint NOT NULL CHECK (total_paise > 0),
        adult_confirmed_at timestamptz NOT NULL,
        terms_accepted_at timestamptz NOT NULL,
        transporter text,
        lr_number text,
        lr_date date,
        parcels integer CHECK (parcels > 0),
        CHECK ((delivery = 'pickup') = (pickup_location_id IS NOT NULL)),
        CHECK (total_paise = goods_paise + packing_paise + coalesce(freight_paise, 0) + rounding_paise),
        CHECK (state NOT IN ('dispatched', 'arrived', 'collected')
          OR (transporter IS NOT NULL AND lr_number IS NOT NULL AND lr_date IS NOT NULL AND parcels IS NOT NULL))
      );
      CREATE INDEX orders_placed_at ON orders (placed_at DESC);
      CREATE INDEX orders_state ON orders (state, placed_at DESC);
      CREATE INDEX orders_referrer ON orders (referrer_id, placed_at DESC) WHERE referrer_id IS NOT NULL;
      CREATE INDEX orders_search ON orders
        USING gin ((number || ' ' || customer_name || ' ' || phone || ' ' || city) gin_trgm_ops);
      CREATE TABLE order_line (
        order_id uuid NOT NULL REFERENCES orders,
        position integer NOT NULL,
        product_id uuid NOT NULL REFERENCES product,
        code text NOT NULL,
        name text NOT NULL,
        name_ta text,
        unit text NOT NULL,
        content text,
        mrp_paise integer NOT NULL,
        net_paise integer NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        PRIMARY KEY (order_id, position),
        CONSTRAINT order_line_product_once UNIQUE (order_id, product_id)
      );
      CREATE TABLE order_event (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        at timestamptz NOT NULL,
        kind text NOT NULL,
        actor_kind text NOT NULL CHECK (actor_kind IN ('customer', 'staff', 'referrer', 'system')),
        actor_id uuid,
        actor_name text NOT NULL,
        text text NOT NULL DEFAULT '',
        amount_paise bigint
      );
      CREATE INDEX order_event_order ON order_event (order_id, at);
      CREATE TABLE payment (
        id uuid PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES orders,
        idempotency_key uuid NOT NULL CONSTRAINT payment_idempotency_key_unique UNIQUE,
        mode text NOT NULL CHECK (mode IN ('upi', 'bank', 'cash', 'scheme-credit')),
        amount_paise bigint NOT NULL CHECK (amount_paise <> 0),
        reference text,
        received_on date NOT NULL,
        note text NOT NULL DEFAULT '',
        recorded_at timestamptz NOT NULL,
        recorded_by uuid NOT NULL REFERENCES staff,
        CONSTRAINT payment_reference_unique UNIQUE (mode, reference),
        CHECK (mode NOT IN ('upi', 'bank') OR reference IS NOT NULL)
      );
      CREATE INDEX payment_order ON payment (order_id);
      CREATE TABLE stock_entry (
        id uuid PRIMARY KEY,
        product_id uuid NOT NULL REFERENCES product,
        at timestamptz NOT NULL,
        change integer NOT NULL CHECK (change <> 0),
        reason text NOT NULL CHECK (reason IN ('opening', 'order-placed', 'order-cancelled', 'correction')),
        order_id uuid REFERENCES orders,
        actor_name text NOT NULL DEFAULT ''
      );
      CREATE INDEX stock_entry_product ON stock_entry (product_id, at);
      CREATE INDEX stock_entry_order ON stock_entry (order_id) WHERE order_id IS NOT NULL;
    `);
  }

  /** Every change of public content takes a new version and is announced on the channel `content` at commit. */
  private announcements(): void {
    this.addSql(`
      CREATE SEQUENCE content_version;
      CREATE FUNCTION announce_content() RETURNS void LANGUAGE sql AS
        $$ SELECT pg_notify('content', nextval('content_version')::text) $$;
      CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM announce_content(); RETURN NULL; END $$;
    `);
    for (const table of [
      'setting',
      'picture',
      'category',
      'product_picture',
      'slug_redirect',
      'state',
      'city',
      'pickup_location',
      'referrer',
    ]) {
      this.addSql(
        `CREATE TRIGGER ${table}_content AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION content_changed()`,
      );
    }
    // Stock alone is not content; only whether there is any. A statement that sells the last box announces it.
    this.addSql(`
      CREATE TRIGGER product_content AFTER INSERT OR DELETE OR UPDATE OF code, category_id, slug, name, name_ta, brand,
        unit, content, mrp_paise, net_paise, max_quantity, video_url, description, noise_db, tags, neeri_certificate,
        position, state, featured ON product
        FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
      CREATE FUNCTION product_availability_changed() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (SELECT FROM before b JOIN after a USING (id)
                     WHERE (b.stock IS DISTINCT FROM 0) <> (a.stock IS DISTINCT FROM 0)) THEN
            PERFORM announce_content();
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER product_availability AFTER UPDATE ON product
        REFERENCING OLD TABLE AS before NEW TABLE AS after
        FOR EACH STATEMENT EXECUTE FUNCTION product_availability_changed();
    `);
  }

  /** The serving role, where there is one apart from the owner of the schema. */
  private rights(): void {
    this.addSql(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
          GRANT USAGE ON SCHEMA public TO shop_app;
          GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO shop_app;
          GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO shop_app;
          REVOKE UPDATE, DELETE, TRUNCATE ON ${LEDGERS.join(', ')} FROM shop_app;
        END IF;
      END $$;
    `);
  }
}
