import { Migration } from '@mikro-orm/migrations';

const NEW_TABLES = ['post', 'post_redirect', 'contact_message', 'reminder', 'scheme'];

/** Blog, contact form, reminders and schemes; dates of change for the sitemap; the search's index. */
export class Storefront extends Migration {
  override up(): void {
    this.content();
    this.correspondence();
    this.datesOfChange();
    this.search();
    this.announcements();
    this.rights();
  }

  private content(): void {
    this.addSql(`
      CREATE TABLE post (
        id uuid PRIMARY KEY,
        slug text NOT NULL CONSTRAINT post_slug_unique UNIQUE,
        title text NOT NULL,
        excerpt text NOT NULL DEFAULT '',
        cover_key text REFERENCES picture,
        body text NOT NULL DEFAULT '',
        tags text[] NOT NULL DEFAULT '{}',
        author text NOT NULL DEFAULT '',
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'withdrawn')),
        published_on date,
        CHECK (state <> 'published' OR published_on IS NOT NULL)
      );
      CREATE INDEX post_newest ON post (published_on DESC, id DESC) WHERE state = 'published';
      CREATE TABLE post_redirect (
        slug text PRIMARY KEY,
        post_id uuid NOT NULL REFERENCES post
      );
      CREATE TABLE scheme (
        id uuid PRIMARY KEY,
        slug text NOT NULL CONSTRAINT scheme_slug_unique UNIQUE,
        name text NOT NULL,
        description text NOT NULL DEFAULT '',
        picture_key text REFERENCES picture,
        monthly_paise integer NOT NULL CHECK (monthly_paise > 0),
        instalments integer NOT NULL CHECK (instalments BETWEEN 2 AND 11),
        benefit_basis_points integer NOT NULL CHECK (benefit_basis_points BETWEEN 0 AND 10000),
        first_month date NOT NULL CHECK (extract(day FROM first_month) = 1),
        due_day integer NOT NULL CHECK (due_day BETWEEN 1 AND 31),
        grace_days integer NOT NULL DEFAULT 7 CHECK (grace_days BETWEEN 0 AND 28),
        join_until date NOT NULL,
        most_members integer NOT NULL CHECK (most_members > 0),
        state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'open', 'running', 'closed'))
      );
    `);
  }

  private correspondence(): void {
    this.addSql(`
      CREATE TABLE contact_message (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        name text NOT NULL,
        phone text,
        email text,
        subject text NOT NULL,
        message text NOT NULL,
        done_at timestamptz,
        done_by text,
        CHECK (phone IS NOT NULL OR email IS NOT NULL),
        CHECK ((done_at IS NULL) = (done_by IS NULL))
      );
      CREATE INDEX contact_message_newest ON contact_message (at DESC, id DESC);
      CREATE INDEX contact_message_open ON contact_message (at DESC, id DESC) WHERE done_at IS NULL;
      CREATE TABLE reminder (
        id uuid PRIMARY KEY,
        at timestamptz NOT NULL,
        channel text NOT NULL CHECK (channel IN ('phone', 'email')),
        contact text NOT NULL,
        CONSTRAINT reminder_once UNIQUE (channel, contact)
      );
      CREATE INDEX reminder_newest ON reminder (at DESC, id DESC);
    `);
  }

  /** A sale changes a product's stock, not its page: stock alone is no change. */
  private datesOfChange(): void {
    this.addSql(`
      CREATE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.updated_at := now(); RETURN NEW; END $$;
    `);
    const columns: Record<string, string> = {
      category: 'slug, name, name_ta, description, picture_key, active',
      product: `category_id, slug, name, name_ta, brand, unit, content, mrp_paise, net_paise, video_url, description,
        noise_db, tags, neeri_certificate, state`,
      city: 'slug, name, state_code, introduction, delivery_days, last_order_on, questions, active',
      post: 'slug, title, excerpt, cover_key, body, tags, author, state, published_on',
    };
    for (const [table, changing] of Object.entries(columns)) {
      this.addSql(`
        ALTER TABLE ${table} ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
        CREATE TRIGGER ${table}_touched BEFORE UPDATE OF ${changing} ON ${table}
          FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
      `);
    }
  }

  /**
   * A product is found by its code, its names and its category's. Words are cut by hand, at ASCII punctuation and
   * between digits and letters (`gc01`, `7cm`): PostgreSQL's own parser takes `-01` for a number and, by locale, cuts
   * Tamil words in two.
   */
  private search(): void {
    this.addSql('CREATE EXTENSION IF NOT EXISTS unaccent');
    this.addSql(`
      CREATE FUNCTION search_words(text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
        SELECT trim(regexp_replace(regexp_replace(regexp_replace(lower(unaccent($1)),
          '[][!-/:-@\\\\^_\`{-~[:space:]]+', ' ', 'g'), '([a-z])([0-9])', '\\1 \\2', 'g'), '([0-9])([a-z])', '\\1 \\2', 'g')) $$;
      CREATE FUNCTION search_query(text) RETURNS tsquery LANGUAGE sql STABLE STRICT AS $$
        SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
        FROM unnest(string_to_array(search_words($1), ' ')) AS word WHERE word <> '' $$;
      CREATE FUNCTION product_search_text(code text, name text, name_ta text, category uuid) RETURNS text
        LANGUAGE sql STABLE AS $$
        SELECT search_words(concat_ws(' ', $1, $2, $3, c.name, c.name_ta))
        FROM category c WHERE c.id = $4 $$;

      ALTER TABLE product ADD COLUMN search_text text NOT NULL DEFAULT '';
      UPDATE product SET search_text = coalesce(product_search_text(code, name, name_ta, category_id), '');
      ALTER TABLE product ADD COLUMN search_vector tsvector NOT NULL
        GENERATED ALWAYS AS (array_to_tsvector(string_to_array(search_text, ' '))) STORED;
      CREATE INDEX product_search_vector ON product USING gin (search_vector);
      CREATE INDEX product_search_text ON product USING gin (search_text gin_trgm_ops);

      CREATE FUNCTION product_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        NEW.search_text := coalesce(product_search_text(NEW.code, NEW.name, NEW.name_ta, NEW.category_id), '');
        RETURN NEW; END $$;
      CREATE TRIGGER product_search BEFORE INSERT OR UPDATE OF code, name, name_ta, category_id ON product
        FOR EACH ROW EXECUTE FUNCTION product_search_changed();
      CREATE FUNCTION category_search_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        UPDATE product SET search_text = coalesce(product_search_text(code, name, name_ta, category_id), '')
        WHERE category_id = NEW.id;
        RETURN NULL; END $$;
      CREATE TRIGGER category_search AFTER UPDATE OF name, name_ta ON category
        FOR EACH ROW EXECUTE FUNCTION category_search_changed();
    `);
    // A function carries its own threshold, so that the index serves \`<%\` with it. Loading pg_trgm makes it known.
    this.addSql('SELECT show_limit()');
    this.addSql(`
      CREATE FUNCTION similar_products(words text) RETURNS TABLE (id uuid, likeness real)
        LANGUAGE sql STABLE SET pg_trgm.word_similarity_threshold = 0.45 AS $$
        SELECT p.id, word_similarity(words, p.search_text) FROM product p WHERE words <% p.search_text $$;
    `);
  }

  private announcements(): void {
    for (const table of ['post', 'post_redirect', 'scheme']) {
      this.addSql(
        `CREATE TRIGGER ${table}_content AFTER INSERT OR UPDATE OR DELETE ON ${table}
           FOR EACH STATEMENT EXECUTE FUNCTION content_changed()`,
      );
    }
  }

  private rights(): void {
    this.addSql(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop_app') THEN
          GRANT SELECT, INSERT, UPDATE, DELETE ON ${NEW_TABLES.join(', ')} TO shop_app;
        END IF;
      END $$;
    `);
  }
}
