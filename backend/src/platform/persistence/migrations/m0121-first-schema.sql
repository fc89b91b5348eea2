-- The tables of release 1.0.0 as they were made on an empty database; what they are now is said by the entities.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE SEQUENCE passbook_number;
CREATE SEQUENCE order_number AS integer;
CREATE SEQUENCE content_version;
CREATE FUNCTION scheme_due_day(first_month date, due_day integer, nth integer) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT least(first + due_day - 1, (first + interval '1 month')::date - 1)
  FROM (SELECT (first_month + (nth - 1) * interval '1 month')::date AS first) month
$$;

create table "audit_entry" ("id" uuid not null, "at" timestamptz not null, "actor_kind" text not null, "actor_id" uuid null, "actor_name" text not null, "action" text not null, "subject" text not null, "before" jsonb null, "after" jsonb null, primary key ("id"));
create index "audit_entry_actor" on "audit_entry" ("actor_id", "at", "id");
CREATE INDEX audit_entry_kind ON audit_entry (split_part(subject, '/', 1), at, id);
create index "audit_entry_newest" on "audit_entry" ("at", "id");
alter table "audit_entry" add constraint "audit_entry_actor_kind_check" check ("actor_kind" in ('staff', 'referrer', 'system'));

create unlogged table "backend_copy" ("id" uuid not null, "schema_number" int not null, "seen_at" timestamptz not null, primary key ("id"));

create table "bank" ("id" uuid not null, "name" text not null, "heads" jsonb not null, primary key ("id"));
comment on column "bank"."heads" is 'By which heads the columns of its files were read last';
CREATE UNIQUE INDEX bank_name ON bank (lower(name));

create table "bank_statement" ("id" uuid not null, "bank_id" uuid not null, "file_name" text not null, "opened_at" timestamptz not null, "opened_by_name" text not null, "known" int not null, "debits" int not null, "refused" jsonb not null, "file" jsonb null, primary key ("id"));
comment on column "bank_statement"."file" is 'What the file is made of: how many rows, which were passed over, what its balances say';
create index "bank_statement_newest" on "bank_statement" ("opened_at", "id");

create table "bank_row" ("id" uuid not null, "statement_id" uuid not null, "place" int not null, "identity" text not null, "day" date not null, "amount_paise" bigint not null, "mode" text not null, "description" text not null, "reference" text null, "not_ours" boolean not null default false, "decided_at" timestamptz null, "decided_by_name" text null, "left_out" boolean not null default false, "twin_id" uuid null, "went_out" boolean not null default false, primary key ("id"));
comment on column "bank_row"."identity" is 'The same transfer has it in every file';
comment on column "bank_row"."reference" is 'The number of the transfer, in its one spelling; where the bank says none, the one that somebody typed';
comment on column "bank_row"."left_out" is 'It was taken for another, and stands for nothing';
comment on column "bank_row"."twin_id" is 'What it was taken for, also when somebody brought it in all the same';
comment on column "bank_row"."went_out" is 'As much went out under its number, or shortly before to the same name or phone';
alter table "bank_row" add constraint "bank_row_once" unique ("identity");
create index "bank_row_reference" on "bank_row" ("reference") where reference IS NOT NULL;
create index "bank_row_statement" on "bank_row" ("statement_id", "place");
alter table "bank_row" add constraint "bank_row_amount_paise_check" check (amount_paise > 0);
alter table "bank_row" add constraint "bank_row_mode_check" check ("mode" in ('upi', 'bank'));

create table "contact_message" ("id" uuid not null, "at" timestamptz not null, "name" text not null, "phone" text null, "email" text null, "subject" text not null, "message" text not null, "done_at" timestamptz null, "done_by" text null, "answer" text null, primary key ("id"));
create index "contact_message_newest" on "contact_message" ("at" DESC, "id" DESC);
create index "contact_message_open" on "contact_message" ("at" DESC, "id" DESC) where done_at IS NULL;
CREATE INDEX contact_message_search ON contact_message USING gin ((((((((name || ' ') || COALESCE(phone, '')) || ' ') || COALESCE(email, '')) || ' ') || message)) gin_trgm_ops) WITH (gin_pending_list_limit='64');
alter table "contact_message" add constraint "contact_message_check" check (phone IS NOT NULL OR email IS NOT NULL);
alter table "contact_message" add constraint "contact_message_check1" check ((done_at IS NULL) = (done_by IS NULL));

create table "contact_answer" ("id" uuid not null default uuidv7(), "message_id" uuid not null, "at" timestamptz not null, "by_name" text not null, "text" text not null, primary key ("id"));
create index "contact_answer_of_message" on "contact_answer" ("message_id", "id");

create table "document" ("key" text not null, "name" text not null, "bytes" int not null, "content_hash" text not null, "added_at" timestamptz not null, "added_by" text not null, primary key ("key"));
alter table "document" add constraint "document_content_unique" unique ("content_hash");
alter table "document" add constraint "document_key_check" check (key ~ '^[a-z0-9-]{1,80}$');
alter table "document" add constraint "document_bytes_check" check (bytes > 0);

create table "invoice_series" ("prefix" text not null, "financial_year" text not null, "last" int not null, primary key ("prefix", "financial_year"));
comment on table "invoice_series" is 'The last number of every series and financial year; written by number_invoice alone';
alter table "invoice_series" add constraint "invoice_series_prefix_check" check (prefix ~ '^[A-Z]{1,3}$');
alter table "invoice_series" add constraint "invoice_series_financial_year_check" check (financial_year ~ '^[0-9]{2}-[0-9]{2}$');
alter table "invoice_series" add constraint "invoice_series_last_check" check (last > 0);

create table "known_device" ("token_hash" text not null, "audience" text not null, "person_id" uuid not null, "last_used_at" timestamptz not null, primary key ("token_hash", "audience", "person_id"));
comment on table "known_device" is 'Who signed in on which device before: their tries there have a count of their own';
create index "known_device_person" on "known_device" ("audience", "person_id", "last_used_at");
alter table "known_device" add constraint "known_device_audience_check" check ("audience" in ('admin', 'referrer'));

create table "order_breaker" ("single" boolean not null default true, "on_since" timestamptz null, "off_at" timestamptz null, "turned_by" text null, primary key ("single"));
comment on table "order_breaker" is 'While it is on, no order that nobody has confirmed reserves its goods';
alter table "order_breaker" add constraint "order_breaker_single_check" check (single);

create table "order_day" ("day" date not null, "placed" int not null, "confirmed" int not null, "packed" int not null, "dispatched" int not null, "arrived" int not null, "on_hold" int not null, "unpaid" int not null, "unpaid_paise" bigint not null, "refunds_due" int not null, "orders" int not null, "value_paise" bigint not null, primary key ("day"));
comment on table "order_day" is 'The sums of the orders placed on a day that is over, as they were counted last';

create table "order_day_share" ("day" date not null, "kind" text not null, "key" text not null, "orders" int not null, "pieces" bigint not null, "value_paise" bigint not null, primary key ("day", "kind", "key"));
comment on column "order_day_share"."key" is 'The id of the product or the referrer, the code of the state';
alter table "order_day_share" add constraint "order_day_share_kind_check" check ("kind" in ('product', 'state', 'referrer'));

create table "order_day_touched" ("day" date not null, "sold" boolean not null default true);
comment on table "order_day_touched" is 'A row a change since the day was counted: only added, so that nobody waits';
comment on column "order_day_touched"."sold" is 'Whether what the day sold may have changed, not its states and payments alone';
create index "order_day_touched_day" on "order_day_touched" ("day");

create table "order_sent" ("sender" text not null, "at" timestamptz not null, "order_id" uuid null, "is_own" boolean null);
comment on table "order_sent" is 'Orders of the last hour by hashed address, device or referrer';
comment on column "order_sent"."is_own" is 'One person’s own, as a device is: no address that many share';
create index "order_sent_at" on "order_sent" ("at");
create index "order_sent_sender" on "order_sent" ("sender", "at");

create table "order_series" ("number_prefix" text not null, "starts_after" int not null, primary key ("number_prefix"));
comment on table "order_series" is 'The running number never starts again; what it had reached is taken away from the numbers of a series';
alter table "order_series" add constraint "order_series_starts_after_check" check (starts_after > 0);

create table "owner_alert" ("id" uuid not null, "at" timestamptz not null, "by_name" text not null, "alert" jsonb not null, primary key ("id"));
comment on table "owner_alert" is 'What a thief would change first; nobody can take one away';
create index "owner_alert_at" on "owner_alert" ("at");

create table "picture" ("key" text not null, "alt" text not null, "width" int not null, "height" int not null, "widths" int[] not null, "name" text not null default '', "bytes" int null, "content_hash" text null, "added_at" timestamptz not null default now(), "added_by" text not null default '', primary key ("key"));
comment on column "picture"."content_hash" is 'of the file that was sent; null: came with the shop';
alter table "picture" add constraint "picture_content_unique" unique ("content_hash");
alter table "picture" add constraint "picture_key_check" check (key ~ '^[a-z0-9-]{1,80}$');
alter table "picture" add constraint "picture_width_check" check (width > 0);
alter table "picture" add constraint "picture_height_check" check (height > 0);
alter table "picture" add constraint "picture_bytes_check" check (bytes > 0);

create table "category" ("id" uuid not null, "slug" text not null, "name" text not null, "name_ta" text null, "description" text not null default '', "picture_key" text null, "position" int not null, "active" boolean not null default true, "updated_at" timestamptz not null default now(), "revision" int not null default 0, "aliases" text[] not null default '{}', primary key ("id"));
comment on column "category"."aliases" is 'Other words by which its products are looked for';
alter table "category" add constraint "category_slug_unique" unique ("slug");

create table "post" ("id" uuid not null, "slug" text not null, "title" text not null, "excerpt" text not null default '', "cover_key" text null, "body" text not null default '', "tags" text[] not null default '{}', "author" text not null default '', "state" text not null default 'draft', "published_on" date null, "updated_at" timestamptz not null default now(), "revision" int not null default 0, "publish_at" timestamptz null, primary key ("id"));
alter table "post" add constraint "post_slug_unique" unique ("slug");
create index "post_newest" on "post" ("published_on" DESC, "id" DESC) where state = 'published';
alter table "post" add constraint "post_check" check ((state <> 'published') OR published_on IS NOT NULL);
alter table "post" add constraint "post_state_known" check (state IN ('draft', 'scheduled', 'published', 'withdrawn'));
alter table "post" add constraint "post_time_known" check ((state = 'scheduled') = (publish_at IS NOT NULL));

create table "post_redirect" ("slug" text not null, "post_id" uuid not null, primary key ("slug"));

create table "product" ("id" uuid not null, "code" text not null, "category_id" uuid not null, "slug" text not null, "name" text not null, "name_ta" text null, "brand" text null, "unit" text not null, "content" text null, "mrp_paise" int not null, "net_paise" int not null, "stock" int null, "max_quantity" int null, "video_url" text null, "description" text not null default '', "noise_db" int null, "tags" text[] not null default '{}', "neeri_certificate" text null, "hsn" text not null default '3604', "gst_basis_points" int not null default 1800, "position" int not null, "state" text not null default 'draft', "featured" boolean not null default false, "updated_at" timestamptz not null default now(), "search_text" text not null default '', "search_vector" tsvector generated always as (array_to_tsvector(string_to_array(search_text, ' '))) stored not null, "last_season_net_paise" int null, "aliases" text[] not null default '{}', "revision" int not null default 0, "counted_since" timestamptz null, "held" int not null default 0, "strangers" int not null default 0, primary key ("id"));
comment on column "product"."stock" is 'null: not tracked';
comment on column "product"."last_season_net_paise" is 'What it was sold for last season; null for what is new';
comment on column "product"."aliases" is 'Other words by which it is looked for';
comment on column "product"."counted_since" is 'When its stock was last begun to be counted; null: always was';
comment on column "product"."held" is 'What orders that are not packed yet have taken; with the stock it is the shelf';
comment on column "product"."strangers" is 'What of it strangers'' orders have taken that nobody has confirmed';
alter table "product" add constraint "product_code_unique" unique ("code");
create index "product_category" on "product" ("category_id", "position");
CREATE INDEX product_search_text ON product USING gin (search_text gin_trgm_ops);
CREATE INDEX product_search_vector ON product USING gin (search_vector);
alter table "product" add constraint "product_slug_unique" unique ("category_id", "slug");
alter table "product" add constraint "product_net_within_mrp" check (net_paise <= mrp_paise);
alter table "product" add constraint "product_net_paise_check" check (net_paise > 0);
alter table "product" add constraint "product_stock_check" check (stock >= 0);
alter table "product" add constraint "product_max_quantity_check" check (max_quantity > 0);
alter table "product" add constraint "product_noise_db_check" check (noise_db >= 0 AND noise_db <= 200);
alter table "product" add constraint "product_last_season_net_paise_check" check (last_season_net_paise > 0);
alter table "product" add constraint "product_unit_check" check ("unit" in ('Box', 'Packet', 'Piece', 'Pack'));
alter table "product" add constraint "product_state_check" check ("state" in ('draft', 'active', 'archived'));

create table "product_picture" ("product_id" uuid not null, "position" int not null, "picture_key" text not null, primary key ("product_id", "position"));

create table "receipt" ("id" uuid not null, "mode" text not null, "reference" text null, "amount_paise" bigint not null, "allocated_paise" bigint not null default 0, "received_on" date not null, "note" text not null default '', "recorded_at" timestamptz not null, primary key ("id"));
comment on column "receipt"."amount_paise" is 'Negative: paid back';
comment on column "receipt"."allocated_paise" is 'The sum of its payments, kept by a trigger on them';
create index "receipt_day" on "receipt" ("received_on");
create index "receipt_reference" on "receipt" ("reference") where reference IS NOT NULL;
CREATE INDEX receipt_search ON receipt USING gin (reference gin_trgm_ops) WITH (gin_pending_list_limit='64') WHERE (reference IS NOT NULL);
create index "receipt_sum" on "receipt" ("amount_paise", "received_on") where amount_paise > 0;
alter table "receipt" add constraint "receipt_check" check ((mode <> ALL (ARRAY['upi', 'bank'])) OR reference IS NOT NULL);
alter table "receipt" add constraint "receipt_not_exceeded" check ((allocated_paise >= LEAST(amount_paise, (0)::bigint)) AND (allocated_paise <= GREATEST(amount_paise, (0)::bigint)));
alter table "receipt" add constraint "receipt_amount_paise_check" check (amount_paise <> 0);
alter table "receipt" add constraint "receipt_mode_check" check ("mode" in ('upi', 'bank', 'cash', 'scheme-credit'));

create table "reference_claim" ("receipt_id" uuid not null, "mode" text not null, "reference" text not null, primary key ("receipt_id"));
comment on table "reference_claim" is 'A reference is one receipt’s in its mode, until that is corrected';
alter table "reference_claim" add constraint "payment_reference_unique" unique ("reference", "mode");

create table "referrer" ("id" uuid not null, "name" text not null, "phone" text not null, "email" citext null, "code" text not null, "commission_basis_points" int not null default 500, "state" text not null, "password_hash" text null, "created_at" timestamptz not null, "access_version" int not null default 0, "revision" int not null default 0, "totp_secret" text null, "totp_since" timestamptz null, "totp_last_step" bigint null, "greets" boolean not null default false, "address" text null, "pan" text null, "upi_id" text null, "account_name" text null, "account_number" text null, "ifsc" text null, "suspended_reason" text null, primary key ("id"));
comment on column "referrer"."totp_secret" is 'Sealed; counts once totp_since is set';
comment on column "referrer"."greets" is 'Whether the price list greets with the first name whoever comes by the code';
alter table "referrer" add constraint "referrer_email_unique" unique ("email");
alter table "referrer" add constraint "referrer_code_unique" unique ("code");
create index "referrer_by_name" on "referrer" ("name", "id");
alter table "referrer" add constraint "referrer_check" check (num_nonnulls(account_name, account_number, ifsc) = ANY (ARRAY[0, 3]));
alter table "referrer" add constraint "referrer_code_check" check (code ~ '^[A-Z0-9]{4,12}$');
alter table "referrer" add constraint "referrer_commission_basis_points_check" check (commission_basis_points >= 0 AND commission_basis_points <= 10000);
alter table "referrer" add constraint "referrer_pan_check" check (pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$');
alter table "referrer" add constraint "referrer_state_check" check ("state" in ('invited', 'active', 'suspended'));

create table "referral_visit" ("referrer_id" uuid not null, "day" date not null, "visits" int not null, primary key ("referrer_id", "day"));
comment on table "referral_visit" is 'How many came by a code on a day in Kolkata; nothing of who they were';
alter table "referral_visit" add constraint "referral_visit_visits_check" check (visits > 0);

create table "commission_sum" ("referrer_id" uuid not null, "pending_paise" bigint not null, "due_paise" bigint not null, "paid_paise" bigint not null, primary key ("referrer_id"));
comment on table "commission_sum" is 'The sums of the ledger, kept by its trigger';
create index "commission_sum_due" on "commission_sum" ("due_paise" DESC, "referrer_id");

create table "referrer_code" ("code" text not null, "referrer_id" uuid not null, constraint "referrer_code_taken" primary key ("code"));
comment on table "referrer_code" is 'Every code that was ever given, and to whom; none goes to another';

create table "referrer_device" ("referrer_id" uuid not null, "device_hash" text not null, "seen_at" timestamptz not null, primary key ("referrer_id", "device_hash"));
comment on table "referrer_device" is 'Where referrers opened their area, or placed orders for customers; hashed, as senders of orders are';

create table "referrer_link" ("id" uuid not null, "referrer_id" uuid not null, "kind" text not null, "token_hash" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));
comment on table "referrer_link" is 'Links by which a referrer chooses a password, once; the newest alone counts';
alter table "referrer_link" add constraint "referrer_link_token_unique" unique ("token_hash");
create index "referrer_link_referrer" on "referrer_link" ("referrer_id");
alter table "referrer_link" add constraint "referrer_link_kind_check" check ("kind" in ('invitation', 'password'));

create table "referrer_recovery_code" ("referrer_id" uuid not null, "code_hash" text not null, "used_at" timestamptz null, primary key ("referrer_id", "code_hash"));

create table "reminder" ("id" uuid not null, "at" timestamptz not null, "channel" text not null, "contact" text not null, "told_at" timestamptz null, primary key ("id"));
comment on column "reminder"."told_at" is 'When the letter was written, or a colleague wrote to the phone; null: still to be told';
create index "reminder_newest" on "reminder" ("at" DESC, "id" DESC);
CREATE INDEX reminder_search ON reminder USING gin (contact gin_trgm_ops) WITH (gin_pending_list_limit='64');
create index "reminder_told" on "reminder" ("told_at") where told_at IS NOT NULL;
create index "reminder_waiting" on "reminder" ("at", "id") where told_at IS NULL AND (channel = 'email');
alter table "reminder" add constraint "reminder_once" unique ("channel", "contact");
alter table "reminder" add constraint "reminder_channel_check" check ("channel" in ('phone', 'email'));

create table "schema_file" ("name" text not null, "checksum" text not null, "applied_at" timestamptz not null default now(), primary key ("name"));

create table "scheme" ("id" uuid not null, "slug" text not null, "name" text not null, "description" text not null default '', "picture_key" text null, "monthly_paise" int not null, "instalments" int not null, "benefit_basis_points" int not null, "first_month" date not null, "due_day" int not null, "grace_days" int not null default 7, "join_until" date not null, "most_members" int not null, "state" text not null default 'draft', "revision" int not null default 0, primary key ("id"));
alter table "scheme" add constraint "scheme_slug_unique" unique ("slug");
create index "scheme_newest" on "scheme" ("first_month" DESC, "id" DESC);
alter table "scheme" add constraint "scheme_terms_unique" unique ("id", "monthly_paise", "instalments", "benefit_basis_points", "first_month", "due_day", "grace_days");
alter table "scheme" add constraint "scheme_within_a_year" check ((scheme_due_day(first_month, due_day, instalments) - scheme_due_day(first_month, due_day, 1)) <= 365);
alter table "scheme" add constraint "scheme_monthly_paise_check" check (monthly_paise > 0);
alter table "scheme" add constraint "scheme_instalments_check" check (instalments >= 2 AND instalments <= 11);
alter table "scheme" add constraint "scheme_benefit_basis_points_check" check (benefit_basis_points >= 0 AND benefit_basis_points <= 10000);
alter table "scheme" add constraint "scheme_first_month_check" check (EXTRACT(day FROM first_month) = (1)::numeric);
alter table "scheme" add constraint "scheme_due_day_check" check (due_day >= 1 AND due_day <= 31);
alter table "scheme" add constraint "scheme_grace_days_check" check (grace_days >= 0 AND grace_days <= 28);
alter table "scheme" add constraint "scheme_most_members_check" check (most_members > 0);
alter table "scheme" add constraint "scheme_state_check" check ("state" in ('draft', 'open', 'running', 'closed'));

create table "membership" ("id" uuid not null, "number" text not null default ('PB-'::text || regexp_replace(lpad((nextval('passbook_number'::regclass))::text, 8, '0'::text), '^0{1,3}'::text, ''::text)), "token" text not null, "idempotency_key" uuid not null, "content_hash" text not null, "scheme_id" uuid not null, "monthly_paise" int not null, "instalments" int not null, "benefit_basis_points" int not null, "first_month" date not null, "due_day" int not null, "grace_days" int not null, "joined_at" timestamptz not null, "consented_at" timestamptz not null, "name" text not null, "phone" text not null, "address" text not null, "nominee_name" text not null, "nominee_relation" text not null, "nominee_phone" text null, "state" text not null default 'requested', "ending" text null, "lapses" int not null default 0, "benefit_lapsed" boolean not null default false, "reckoned_on" date null, "received_paise" bigint not null default 0, "held_paise" bigint not null default 0, "first_paid_on" date null, "revision" int not null default 0, "email" text null, "warned_of" date null, "pay_to" jsonb null, primary key ("id"));
comment on column "membership"."reckoned_on" is 'The latest day its state was reckoned for; no earlier day counts any more';
comment on column "membership"."received_paise" is 'Receipts less those corrected, kept by a trigger on the ledger';
comment on column "membership"."held_paise" is 'The sum of its ledger, kept by a trigger: what the shop owes';
comment on column "membership"."warned_of" is 'The last day of the year that the member was told of; another first payment makes another';
comment on column "membership"."pay_to" is 'Where money goes that is paid back, as its member said; null: nobody said';
alter table "membership" add constraint "membership_number_unique" unique ("number");
alter table "membership" add constraint "membership_token_unique" unique ("token");
alter table "membership" add constraint "membership_idempotency_key_unique" unique ("idempotency_key");
create index "membership_first_paid" on "membership" ("first_paid_on") where held_paise > 0;
create index "membership_newest" on "membership" ("joined_at" DESC, "id" DESC);
CREATE INDEX membership_scheme ON membership (scheme_id, joined_at DESC, id DESC);
CREATE INDEX membership_search ON membership USING gin ((((((number || ' ') || name) || ' ') || phone)) gin_trgm_ops) WITH (gin_pending_list_limit='64');
create index "membership_state" on "membership" ("state", "joined_at" DESC, "id" DESC);
alter table "membership" add constraint "membership_check" check ((ending IS NOT NULL) = state IN ('cancelled', 'refunded'));
alter table "membership" add constraint "membership_check1" check ((state <> 'requested') OR (received_paise = 0));
alter table "membership" add constraint "membership_holds_enough" check (held_paise >= 0);
alter table "membership" add constraint "membership_phone_check" check ((phone ~ '^[6-9][0-9]{9}$') OR (phone = '0000000000'));
alter table "membership" add constraint "membership_nominee_phone_check" check (nominee_phone ~ '^[6-9][0-9]{9}$');
alter table "membership" add constraint "membership_lapses_check" check (lapses >= 0 AND lapses <= 11);
alter table "membership" add constraint "membership_received_paise_check" check (received_paise >= 0);
alter table "membership" add constraint "membership_email_check" check ((length(email) >= 3) AND (length(email) <= 120));
alter table "membership" add constraint "membership_state_check" check ("state" in ('requested', 'active', 'behind', 'matured', 'redeemed', 'cancelled', 'refunded'));
alter table "membership" add constraint "membership_ending_check" check ("ending" in ('left', 'died', 'closed', 'year-over'));

create table "replaced_passbook_link" ("token" text not null, "membership_id" uuid not null, "replaced_at" timestamptz not null, primary key ("token"));
create index "replaced_passbook_link_membership" on "replaced_passbook_link" ("membership_id");

create table "membership_event" ("id" uuid not null, "membership_id" uuid not null, "at" timestamptz not null, "kind" text not null, "actor_kind" text not null, "actor_id" uuid null, "actor_name" text not null, "text" text not null default '', "amount_paise" bigint null, primary key ("id"));
create index "membership_event_membership" on "membership_event" ("membership_id", "at");
alter table "membership_event" add constraint "membership_event_actor_kind_check" check ("actor_kind" in ('customer', 'staff', 'system'));

create table "scheme_reckoning" ("single" boolean not null default true, "day" date not null, primary key ("single"));
comment on table "scheme_reckoning" is 'The latest day for which all members were reckoned';
alter table "scheme_reckoning" add constraint "scheme_reckoning_single_check" check (single);

create table "season" ("number_prefix" text not null, "name" text not null, "opens_on" date not null, "closes_on" date not null, "ended_at" timestamptz not null, primary key ("number_prefix"));
comment on table "season" is 'Seasons that are over, by what stood before their order numbers; the present one is a setting';
create index "season_newest" on "season" ("ended_at" DESC);
alter table "season" add constraint "season_check" check (opens_on <= closes_on);
alter table "season" add constraint "season_number_prefix_check" check (number_prefix ~ '^[A-Z]{2,4}[0-9]{2}$');

create table "session" ("id" uuid not null, "audience" text not null, "person_id" uuid not null, "token_hash" text not null, "previous_token_hash" text null, "rotated_at" timestamptz not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "ended_at" timestamptz null, "user_agent" text not null default '', "access_version" int not null default 0, "proven_at" timestamptz null, primary key ("id"));
comment on table "session" is 'One row a family of refresh tokens; a reused old token ends the family';
comment on column "session"."access_version" is 'The person’s when they proved who they are; it counts while theirs is the same';
comment on column "session"."proven_at" is 'When the person last typed their password';
alter table "session" add constraint "session_token_unique" unique ("token_hash");
create index "session_person" on "session" ("audience", "person_id");
create index "session_previous_token" on "session" ("previous_token_hash");
alter table "session" add constraint "session_audience_check" check ("audience" in ('admin', 'referrer'));

create table "setting" ("section" text not null, "value" jsonb not null, "revision" int not null default 1, primary key ("section"));

create table "slug_redirect" ("category_slug" text not null, "product_slug" text not null default '', "category_id" uuid not null, "product_id" uuid null, primary key ("category_slug", "product_slug"));

create table "staff" ("id" uuid not null, "email" citext not null, "name" text not null, "role" text not null, "password_hash" text null, "active" boolean not null default true, "created_at" timestamptz not null, "access_version" int not null default 0, "totp_secret" text null, "totp_since" timestamptz null, "totp_last_step" bigint null, primary key ("id"));
comment on column "staff"."totp_secret" is 'Sealed; counts once totp_since is set';
comment on column "staff"."totp_last_step" is 'Of the newest code that was used: no code counts twice';
alter table "staff" add constraint "staff_email_unique" unique ("email");
alter table "staff" add constraint "staff_role_check" check ("role" in ('owner', 'manager', 'catalogue', 'orders', 'content'));

create table "sheet_part" ("staff_id" uuid not null, "sheet" uuid not null, "part" int not null, "at" timestamptz not null, "rows" jsonb not null, primary key ("staff_id", "sheet", "part"));
comment on table "sheet_part" is 'Rows of files that are too long for one request; swept after a day';
create index "sheet_part_at" on "sheet_part" ("at");
alter table "sheet_part" add constraint "sheet_part_part_check" check (part >= 0);

create table "saved_view" ("id" uuid not null, "staff_id" uuid not null, "list" text not null, "name" text not null, "filters" text not null, primary key ("id"));
comment on column "saved_view"."filters" is 'As the address of the list has them';
alter table "saved_view" add constraint "saved_view_name_once" unique ("staff_id", "list", "name");
alter table "saved_view" add constraint "saved_view_name_check" check (name <> '');

create table "refund_batch" ("id" uuid not null, "number" int generated always as identity not null, "state" text not null, "created_at" timestamptz not null, "created_by" uuid not null, "approved_at" timestamptz null, "approved_by" uuid null, primary key ("id"));
alter table "refund_batch" add constraint "refund_batch_number_unique" unique ("number");
alter table "refund_batch" add constraint "refund_batch_check" check ((state = 'approved') = (num_nonnulls(approved_at, approved_by) = 2));
alter table "refund_batch" add constraint "refund_batch_state_check" check ("state" in ('proposed', 'approved', 'discarded'));

create table "refund_row" ("reference" text not null, "batch_id" uuid not null, "membership_id" uuid not null, "paise" bigint not null, "name" text not null, "payee" jsonb not null, constraint "refund_row_reference_unique" primary key ("reference"));
comment on column "refund_row"."payee" is 'Where the money goes, as it was';
create index "refund_row_batch" on "refund_row" ("batch_id", "reference");
create index "refund_row_membership" on "refund_row" ("membership_id");
alter table "refund_row" add constraint "refund_row_paise_check" check (paise > 0);

create table "recovery_code" ("staff_id" uuid not null, "code_hash" text not null, "used_at" timestamptz null, primary key ("staff_id", "code_hash"));

create table "receipt_correction" ("receipt_id" uuid not null, "reason" text not null, "recorded_at" timestamptz not null, "recorded_by" uuid null, "recorded_by_name" text not null, primary key ("receipt_id"));
comment on table "receipt_correction" is 'Receipts that were wrong: whatever orders had of them is taken back';
alter table "receipt_correction" add constraint "receipt_correction_reason_check" check (reason <> '');

create table "printing" ("id" uuid not null, "paper" text not null, "orders" jsonb not null, "state" text not null default 'waiting', "requested_at" timestamptz not null, "requested_by" uuid not null, "file" bytea null, primary key ("id"));
comment on column "printing"."orders" is 'Numbers, and how many covers';
create index "printing_by_time" on "printing" ("requested_at");
alter table "printing" add constraint "printing_check" check ((state = 'done') = (file IS NOT NULL));
alter table "printing" add constraint "printing_paper_check" check ("paper" in ('packing-slips', 'covers', 'dispatch-sheet', 'invoices', 'estimates'));
alter table "printing" add constraint "printing_state_check" check ("state" in ('waiting', 'done', 'failed'));

create table "payout_batch" ("id" uuid not null, "number" int generated always as identity not null, "state" text not null, "created_at" timestamptz not null, "created_by" uuid not null, "approved_at" timestamptz null, "approved_by" uuid null, primary key ("id"));
alter table "payout_batch" add constraint "payout_batch_number_unique" unique ("number");
create index "payout_batch_newest" on "payout_batch" ("created_at" DESC, "id" DESC);
alter table "payout_batch" add constraint "payout_batch_check" check ((state = 'approved') = (num_nonnulls(approved_at, approved_by) = 2));
alter table "payout_batch" add constraint "payout_batch_state_check" check ("state" in ('proposed', 'approved', 'discarded'));

create table "payout" ("id" uuid not null, "batch_id" uuid not null, "reference" text not null, "referrer_id" uuid not null, "state" text not null, "through_turn" bigint not null, "gross_paise" bigint not null, "tax_year" text not null, "tax_section" text not null, "tax_basis_points" int not null, "taxable_paise" bigint not null, "tax_paise" bigint not null, "payee" jsonb not null, "bank_reference" text null, "failure" text null, "settled_at" timestamptz null, primary key ("id"));
comment on column "payout"."through_turn" is 'It covers the entries after those of the payout before, up to this one';
comment on column "payout"."payee" is 'Name, address, PAN and where the money goes, as they were';
alter table "payout" add constraint "payout_reference_unique_here" unique ("reference");
create index "payout_batch_rows" on "payout" ("batch_id", "reference");
create index "payout_referrer" on "payout" ("referrer_id", "through_turn");
create unique index "payout_one_open" on "payout" ("referrer_id") where state = 'proposed';
alter table "payout" add constraint "payout_check" check (tax_paise >= 0 AND tax_paise <= gross_paise);
alter table "payout" add constraint "payout_check1" check (state IN ('paid', 'failed') = (settled_at IS NOT NULL));
alter table "payout" add constraint "payout_gross_paise_check" check (gross_paise > 0);
alter table "payout" add constraint "payout_taxable_paise_check" check (taxable_paise >= 0);
alter table "payout" add constraint "payout_state_check" check ("state" in ('proposed', 'sent', 'paid', 'failed', 'discarded'));

create table "change_set" ("id" uuid not null, "kind" text not null, "state" text not null, "made_at" timestamptz not null, "made_by" uuid not null, "changes" jsonb not null, "apply_at" timestamptz null, "applied_at" timestamptz null, "left_rows" jsonb not null default '[]', primary key ("id"));
comment on column "change_set"."changes" is 'ChangedRowView[]: what the cells were when it was previewed, and what they are to be';
comment on column "change_set"."left_rows" is 'What somebody had changed by then, and was left as it was';
create index "change_set_due" on "change_set" ("kind", "apply_at") where state = 'scheduled';
create index "change_set_newest" on "change_set" ("kind", "made_at" DESC);
alter table "change_set" add constraint "change_set_check" check ((state <> 'scheduled') OR apply_at IS NOT NULL);
alter table "change_set" add constraint "change_set_check1" check (state IN ('applied', 'undone') = (applied_at IS NOT NULL));
alter table "change_set" add constraint "change_set_kind_check" check ("kind" in ('prices', 'products'));
alter table "change_set" add constraint "change_set_state_check" check ("state" in ('previewed', 'scheduled', 'withdrawn', 'applied', 'undone'));

create table "attempt" ("person_id" uuid not null, "key" uuid not null, "request_hash" text not null, "answer" jsonb null, "at" timestamptz not null, primary key ("person_id", "key"));
comment on table "attempt" is 'Steps of staff by the key of the try: asked for again, they answer as they did';
comment on column "attempt"."answer" is 'Written with the step itself; null means that it answered nothing';
create index "attempt_at" on "attempt" ("at");

create table "staff_link" ("id" uuid not null, "staff_id" uuid not null, "kind" text not null, "token_hash" text not null, "created_at" timestamptz not null, "expires_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));
comment on table "staff_link" is 'Links by which a member of staff chooses a password, once; the newest alone counts';
alter table "staff_link" add constraint "staff_link_token_unique" unique ("token_hash");
create index "staff_link_staff" on "staff_link" ("staff_id");
alter table "staff_link" add constraint "staff_link_kind_check" check ("kind" in ('invitation', 'password'));

create table "state" ("code" text not null, "name" text not null, "allowed" boolean not null, "reason" text not null default '', "minimum_order_paise" int not null, "packing_basis_points" int not null, "bursting_hours" text not null default '', "note" text not null default '', "source" text not null, "checked_on" date not null, "door_delivery_paise" int null, "position" int not null, "goods" text not null default 'all', "revision" int not null default 0, primary key ("code"));
comment on column "state"."goods" is 'green: only what has a NEERI certificate may go there';
alter table "state" add constraint "state_check" check (allowed OR (reason <> ''));
alter table "state" add constraint "state_code_check" check (code ~ '^[0-9]{2}$');
alter table "state" add constraint "state_minimum_order_paise_check" check (minimum_order_paise >= 0);
alter table "state" add constraint "state_packing_basis_points_check" check (packing_basis_points >= 0 AND packing_basis_points <= 10000);
alter table "state" add constraint "state_door_delivery_paise_check" check (door_delivery_paise >= 0);
alter table "state" add constraint "state_goods_check" check ("goods" in ('all', 'green'));

create table "pickup_location" ("id" uuid not null, "name" text not null, "contact" text not null, "phone" text not null, "address" text not null, "city" text not null, "pin_code" text not null, "state_code" text not null, "hours" text not null, "map_url" text null, "freight_paise" int null, "active" boolean not null default true, "revision" int not null default 0, "position" int not null default 10000, primary key ("id"));
alter table "pickup_location" add constraint "pickup_location_name_unique" unique ("name");
alter table "pickup_location" add constraint "pickup_location_freight_paise_check" check (freight_paise >= 0);

create table "orders" ("id" uuid not null, "number" text not null, "token" text not null, "idempotency_key" uuid not null, "content_hash" text not null, "placed_at" timestamptz not null, "state" text not null, "hold_reason" text null, "delivery" text not null, "pickup_location_id" uuid null, "pickup_location" jsonb null, "customer_name" text not null, "phone" text not null, "whatsapp" text null, "email" text null, "address" text not null, "city" text not null, "district" text not null, "state_code" text not null, "state_name" text not null, "pin_code" text not null, "remarks" text not null, "referrer_id" uuid null, "referral_code" text null, "mrp_paise" bigint not null, "goods_paise" bigint not null, "packing_paise" bigint not null, "freight_paise" bigint null, "rounding_paise" int not null, "total_paise" bigint not null, "adult_confirmed_at" timestamptz not null, "terms_accepted_at" timestamptz not null, "transporter" text null, "lr_number" text null, "lr_date" date null, "parcels" int null, "paid_paise" bigint not null default 0, "balance_paise" bigint generated always as (CASE WHEN (state = 'cancelled') THEN (0)::bigint ELSE (((total_paise - benefit_paise) + benefit_rounding_paise) - credited_paise) END - paid_paise) stored not null, "customer_agreed_at" timestamptz null, "revision" int not null default 0, "charges_by_hand" boolean not null default false, "benefit_paise" bigint not null default 0, "eway_bill" text null, "reserved" boolean not null default true, "credited_paise" bigint not null default 0, "credited_goods_paise" bigint not null default 0, "benefit_rounding_paise" int not null default 0, "sent_by" text null, "from_stranger" boolean not null default false, "unreserved" uuid[] not null default '{}', "crowded_phone" boolean not null default false, "born" xid8 null default pg_current_xact_id(), primary key ("id"));
comment on column "orders"."paid_paise" is 'The sum of its payments, kept by a trigger on the ledger';
comment on column "orders"."balance_paise" is 'As balanceOf of the contracts has it; negative: to be paid back';
comment on column "orders"."customer_agreed_at" is 'Sent by a referrer for the customer, who had asked for it and agreed to be called; null: sent by the customer';
comment on column "orders"."revision" is 'Counted up by every edit';
comment on column "orders"."charges_by_hand" is 'Packing and freight are what staff said';
comment on column "orders"."benefit_paise" is 'The discount that came with a scheme credit; total_paise is before it';
comment on column "orders"."reserved" is 'Its goods are taken from the shelf, until it is cancelled';
comment on column "orders"."credited_paise" is 'What credit notes over a part come to; total_paise is before it';
comment on column "orders"."credited_goods_paise" is 'The same before rounding: no commission is paid on it';
comment on column "orders"."benefit_rounding_paise" is 'What rounding adds once the benefit is off; total_paise and rounding_paise are before it';
comment on column "orders"."sent_by" is 'The device or the referrer that sent it, as a hash; null: staff, or unknown';
comment on column "orders"."from_stranger" is 'Its goods count into the share of strangers until somebody of the shop confirms it';
comment on column "orders"."unreserved" is 'Products of lines that take nothing from the shelf, though the order does';
comment on column "orders"."crowded_phone" is 'Its phone had as many open orders as one reserves for: a stranger may have used it';
comment on column "orders"."born" is 'The transaction that placed it: its lines come with it';
alter table "orders" add constraint "order_number_unique" unique ("number");
alter table "orders" add constraint "order_token_unique" unique ("token");
alter table "orders" add constraint "order_idempotency_key_unique" unique ("idempotency_key");
create index "orders_balance" on "orders" ("balance_paise", "id");
create index "orders_held" on "orders" ("id") where hold_reason IS NOT NULL;
create index "orders_known_senders" on "orders" ("sent_by") where sent_by IS NOT NULL AND (state <> ALL (ARRAY['placed', 'cancelled']));
create index "orders_largest" on "orders" ("total_paise", "id");
create index "orders_newest" on "orders" ("placed_at", "id");
create index "orders_of_referrer" on "orders" ("referrer_id", "placed_at", "id") where referrer_id IS NOT NULL;
create index "orders_open_phone" on "orders" ("phone") include ("total_paise") where state = 'placed';
create index "orders_owing" on "orders" ("placed_at", "id") where (state <> 'placed') AND (balance_paise > 0);
CREATE INDEX orders_packed ON orders (((pickup_location ->> 'name')), city, number) WHERE (state = 'packed');
create index "orders_pickup" on "orders" ("pickup_location_id") where pickup_location_id IS NOT NULL;
create index "orders_pin_code" on "orders" ("pin_code");
CREATE INDEX orders_search ON orders USING gin ((((((((((((number || ' ') || customer_name) || ' ') || phone) || ' ') || city) || ' ') || COALESCE(lr_number, '')) || ' ') || COALESCE(email, ''))) gin_trgm_ops) WITH (gin_pending_list_limit='64');
create index "orders_state" on "orders" ("state", "placed_at" DESC);
alter table "orders" add constraint "orders_benefit_within_goods" check (benefit_paise >= 0 AND benefit_paise <= goods_paise);
alter table "orders" add constraint "orders_check" check ((delivery = 'pickup') = (pickup_location_id IS NOT NULL));
alter table "orders" add constraint "orders_check1" check (total_paise = (((goods_paise + packing_paise) + COALESCE(freight_paise, (0)::bigint)) + rounding_paise));
alter table "orders" add constraint "orders_check2" check ((state <> ALL (ARRAY['dispatched', 'arrived', 'collected'])) OR (transporter IS NOT NULL AND lr_number IS NOT NULL AND lr_date IS NOT NULL AND parcels IS NOT NULL));
alter table "orders" add constraint "orders_paid_not_negative" check (paid_paise >= 0);
alter table "orders" add constraint "orders_token_check" check (length(token) = 22);
alter table "orders" add constraint "orders_phone_check" check ((phone ~ '^[6-9][0-9]{9}$') OR (phone = '0000000000'));
alter table "orders" add constraint "orders_goods_paise_check" check (goods_paise > 0);
alter table "orders" add constraint "orders_total_paise_check" check (total_paise > 0);
alter table "orders" add constraint "orders_parcels_check" check (parcels > 0);
alter table "orders" add constraint "orders_eway_bill_check" check (eway_bill ~ '^[0-9]{12}$');
alter table "orders" add constraint "orders_credited_paise_check" check (credited_paise >= 0);
alter table "orders" add constraint "orders_credited_goods_paise_check" check (credited_goods_paise >= 0);
alter table "orders" add constraint "orders_state_check" check ("state" in ('placed', 'confirmed', 'packed', 'dispatched', 'arrived', 'collected', 'cancelled'));
alter table "orders" add constraint "orders_delivery_check" check ("delivery" in ('pickup', 'door'));

create table "referral_flag" ("id" uuid not null, "order_id" uuid not null, "referrer_id" uuid not null, "signs" text[] not null, "raised_at" timestamptz not null, "decision" text null, "decided_at" timestamptz null, "decided_by" text null, "reason" text null, primary key ("id"));
comment on table "referral_flag" is 'Orders that a referrer seems to have placed for themselves; open ones earn nothing yet';
create index "referral_flag_newest" on "referral_flag" ("raised_at" DESC, "id" DESC);
create index "referral_flag_open" on "referral_flag" ("raised_at" DESC, "id" DESC) where decision IS NULL;
create index "referral_flag_referrer" on "referral_flag" ("referrer_id");
alter table "referral_flag" add constraint "referral_flag_once" unique ("order_id", "referrer_id");
alter table "referral_flag" add constraint "referral_flag_check" check (num_nonnulls(decision, decided_at, decided_by, reason) = ANY (ARRAY[0, 4]));
alter table "referral_flag" add constraint "referral_flag_signs_check" check ((signs <@ ARRAY['phone', 'upi', 'address', 'device']) AND (cardinality(signs) > 0));
alter table "referral_flag" add constraint "referral_flag_decision_check" check ("decision" in ('allowed', 'refused'));

create table "payment" ("id" uuid not null, "order_id" uuid not null, "mode" text null, "amount_paise" bigint not null, "reference" text null, "received_on" date null, "note" text not null default '', "recorded_at" timestamptz not null, "recorded_by" uuid null, "receipt_id" uuid not null, "kind" text not null, "recorded_by_name" text not null, primary key ("id"));
comment on column "payment"."mode" is 'As reference, received_on and note: of entries made before there were receipts';
create index "payment_order" on "payment" ("order_id");
create index "payment_receipt" on "payment" ("receipt_id");
alter table "payment" add constraint "payment_check" check ((mode <> ALL (ARRAY['upi', 'bank'])) OR reference IS NOT NULL);
alter table "payment" add constraint "payment_amount_paise_check" check (amount_paise <> 0);
alter table "payment" add constraint "payment_mode_check" check ("mode" in ('upi', 'bank', 'cash', 'scheme-credit'));
alter table "payment" add constraint "payment_kind_check" check ("kind" in ('received', 'refunded', 'corrected', 'moved'));

create table "packing_tick" ("order_id" uuid not null, "code" text not null, "name" text not null, "packed" int not null, "begun_at" timestamptz not null, "ticked_at" timestamptz not null, "device" uuid not null, "sequence" bigint not null, "staff_id" uuid not null, "staff_name" text not null, primary key ("order_id", "code"));
comment on table "packing_tick" is 'How many of a line are in the box, by the last tick';
comment on column "packing_tick"."begun_at" is 'When it was ticked first';
comment on column "packing_tick"."sequence" is 'Of the device: its own ticks come in this order, whenever they arrive';
create index "packing_tick_ticked" on "packing_tick" ("ticked_at");
alter table "packing_tick" add constraint "packing_tick_packed_check" check (packed >= 0);

create table "order_revision" ("order_id" uuid not null, "revision" int not null, "replaced_at" timestamptz not null, "content" jsonb not null, "written" xid8 null default pg_current_xact_id(), primary key ("order_id", "revision"));
comment on table "order_revision" is 'What orders were; the revision that counts is in orders and order_line';
comment on column "order_revision"."written" is 'The transaction that replaced it: the new lines come with it';
alter table "order_revision" add constraint "order_revision_revision_check" check (revision >= 0);

create table "order_proposal" ("id" uuid not null, "order_id" uuid not null, "order_revision" int not null, "reason" text not null, "lines" jsonb not null, "was_total_paise" bigint not null, "total_paise" bigint not null, "proposed_at" timestamptz not null, "proposed_by" uuid not null, "proposed_by_name" text not null, "state" text not null default 'open', "settled_at" timestamptz null, "settled_by_kind" text null, "settled_by_name" text null, "said_by" text null, "overtaken_at" timestamptz null, primary key ("id"));
comment on column "order_proposal"."lines" is 'What would differ, with how many there are and would be';
comment on column "order_proposal"."said_by" is 'Who answered on the telephone';
comment on column "order_proposal"."overtaken_at" is 'When a step overtook it; null also of those that were overtaken before this was kept';
create index "order_proposal_order" on "order_proposal" ("order_id");
create unique index "order_proposal_waiting" on "order_proposal" ("order_id") where state IN ('open', 'declined');
alter table "order_proposal" add constraint "order_proposal_check" check (CASE state WHEN 'open' THEN (settled_at IS NULL) WHEN 'overtaken' THEN true ELSE (settled_at IS NOT NULL) END);
alter table "order_proposal" add constraint "order_proposal_check1" check (overtaken_at IS NULL OR (state = 'overtaken'));
alter table "order_proposal" add constraint "order_proposal_reason_check" check ("reason" in ('shortage'));
alter table "order_proposal" add constraint "order_proposal_state_check" check ("state" in ('open', 'accepted', 'declined', 'taken-back', 'overtaken'));
alter table "order_proposal" add constraint "order_proposal_settled_by_kind_check" check ("settled_by_kind" in ('customer', 'staff', 'system'));

create table "order_merge" ("order_id" uuid not null, "into_id" uuid not null, "at" timestamptz not null, primary key ("order_id"));
comment on table "order_merge" is 'Orders that were emptied into others; their links lead on';
create index "order_merge_into" on "order_merge" ("into_id");
alter table "order_merge" add constraint "order_merge_check" check (order_id <> into_id);

create table "order_line" ("order_id" uuid not null, "position" int not null, "product_id" uuid not null, "code" text not null, "name" text not null, "name_ta" text null, "unit" text not null, "content" text null, "mrp_paise" int not null, "net_paise" int not null, "quantity" int not null, primary key ("order_id", "position"));
alter table "order_line" add constraint "order_line_product_once" unique ("order_id", "product_id");
alter table "order_line" add constraint "order_line_quantity_check" check (quantity > 0);

create table "order_event" ("id" uuid not null, "order_id" uuid not null, "at" timestamptz not null, "kind" text not null, "actor_kind" text not null, "actor_id" uuid null, "actor_name" text not null, "text" text not null default '', "amount_paise" bigint null, "from_state" text null, "state" text null, primary key ("id"));
comment on column "order_event"."state" is 'Where a step brought the order; of older steps the kind says it';
create index "order_event_order" on "order_event" ("order_id", "at");
alter table "order_event" add constraint "order_event_actor_kind_check" check ("actor_kind" in ('customer', 'staff', 'referrer', 'system'));

create table "membership_entry" ("id" uuid not null, "membership_id" uuid not null, "kind" text not null, "amount_paise" bigint not null, "mode" text null, "reference" text null, "received_on" date not null, "note" text not null default '', "paid_to" text null, "corrects" uuid null, "order_id" uuid null, "benefit_paise" bigint not null default 0, "recorded_at" timestamptz not null, "recorded_by" uuid null, primary key ("id"));
comment on column "membership_entry"."amount_paise" is 'What it does to the sum that the shop holds';
alter table "membership_entry" add constraint "membership_entry_corrected_once" unique ("corrects");
create index "membership_entry_day" on "membership_entry" ("received_on");
create index "membership_entry_membership" on "membership_entry" ("membership_id", "recorded_at");
create index "membership_entry_order" on "membership_entry" ("order_id") where order_id IS NOT NULL;
create index "membership_entry_sum" on "membership_entry" ("amount_paise", "received_on") where kind = 'receipt';
alter table "membership_entry" add constraint "membership_entry_check" check ((kind = 'correction') = (corrects IS NOT NULL));
alter table "membership_entry" add constraint "membership_entry_check1" check (kind IN ('redemption', 'credit-returned') = (order_id IS NOT NULL));
alter table "membership_entry" add constraint "membership_entry_check2" check (kind IN ('receipt', 'refund') = (mode IS NOT NULL));
alter table "membership_entry" add constraint "membership_entry_check3" check ((kind = 'refund') = (paid_to IS NOT NULL));
alter table "membership_entry" add constraint "membership_entry_check4" check (mode IS NULL OR (mode = 'cash') OR reference IS NOT NULL);
alter table "membership_entry" add constraint "membership_entry_check5" check (CASE kind WHEN 'receipt' THEN (amount_paise > 0) WHEN 'credit-returned' THEN (amount_paise > 0) WHEN 'refund' THEN (amount_paise < 0) WHEN 'redemption' THEN (amount_paise < 0) ELSE true END);
alter table "membership_entry" add constraint "membership_entry_amount_paise_check" check (amount_paise <> 0);
alter table "membership_entry" add constraint "membership_entry_benefit_paise_check" check (benefit_paise >= 0);
alter table "membership_entry" add constraint "membership_entry_kind_check" check ("kind" in ('receipt', 'refund', 'redemption', 'credit-returned', 'correction'));
alter table "membership_entry" add constraint "membership_entry_mode_check" check ("mode" in ('upi', 'bank', 'cash'));
alter table "membership_entry" add constraint "membership_entry_paid_to_check" check ("paid_to" in ('member', 'nominee'));

create table "membership_reference" ("mode" text not null, "reference" text not null, "entry_id" uuid not null, constraint "membership_reference_once" primary key ("mode", "reference"));
comment on table "membership_reference" is 'Which entry stands for a transfer; a corrected one gives it up';
create index "membership_reference_entry" on "membership_reference" ("entry_id");

create table "bank_backing" ("bank_row_id" uuid not null, "receipt_id" uuid null, "entry_id" uuid null, "linked_at" timestamptz not null, "linked_by_name" text not null, "by_hand" boolean not null default false, constraint "bank_backing_row_once" primary key ("bank_row_id"));
comment on table "bank_backing" is 'Which row of a bank tells of which entry; a corrected entry gives it up';
comment on column "bank_backing"."by_hand" is 'The entry was made before, and somebody said that the row is it';
alter table "bank_backing" add constraint "bank_backing_receipt_once" unique ("receipt_id");
alter table "bank_backing" add constraint "bank_backing_entry_once" unique ("entry_id");
alter table "bank_backing" add constraint "bank_backing_check" check (num_nonnulls(receipt_id, entry_id) = 1);

create table "invoice" ("id" uuid not null, "kind" text not null, "prefix" text not null, "financial_year" text not null, "running" int not null, "previous" int generated always as (NULLIF((running - 1), 0)) stored null, "number" text not null, "order_id" uuid not null, "credits" uuid null, "issued_at" timestamptz not null, "day" date not null, "reason" text not null, "taxable_paise" bigint not null, "cgst_paise" bigint not null, "sgst_paise" bigint not null, "igst_paise" bigint not null, "rounding_paise" bigint not null, "total_paise" bigint not null, "content" jsonb not null, "is_part" boolean not null default false, primary key ("id"));
comment on column "invoice"."previous" is 'There is no number without the one before it';
comment on column "invoice"."content" is 'InvoiceContent of the contracts: all that stands on the paper';
comment on column "invoice"."is_part" is 'A credit note over some of the goods: its invoice stands';
alter table "invoice" add constraint "invoice_number_key" unique ("number");
create index "invoice_by_time" on "invoice" ("issued_at", "id");
create index "invoice_credited" on "invoice" ("credits", "issued_at", "id") where credits IS NOT NULL;
create index "invoice_of_order" on "invoice" ("order_id", "issued_at");
CREATE INDEX invoice_search ON invoice USING gin ((((((number || ' ') || (content ->> 'orderNumber')) || ' ') || ((content -> 'buyer') ->> 'name'))) gin_trgm_ops) WITH (gin_pending_list_limit='64');
alter table "invoice" add constraint "invoice_prefix_financial_year_running_key" unique ("prefix", "financial_year", "running");
create unique index "invoice_taken_back" on "invoice" ("credits") where NOT is_part;
alter table "invoice" add constraint "invoice_check" check (sgst_paise = cgst_paise);
alter table "invoice" add constraint "invoice_check1" check ((igst_paise >= 0) AND ((igst_paise = 0) OR (cgst_paise = 0)));
alter table "invoice" add constraint "invoice_check2" check (total_paise = ((((taxable_paise + cgst_paise) + sgst_paise) + igst_paise) + rounding_paise));
alter table "invoice" add constraint "invoice_check3" check ((kind = 'credit-note') = (credits IS NOT NULL));
alter table "invoice" add constraint "invoice_part_is_credit" check ((NOT is_part) OR (kind = 'credit-note'));
alter table "invoice" add constraint "invoice_running_check" check (running > 0);
alter table "invoice" add constraint "invoice_number_check" check (number ~ '^[A-Z0-9/-]{1,16}$');
alter table "invoice" add constraint "invoice_taxable_paise_check" check (taxable_paise >= 0);
alter table "invoice" add constraint "invoice_cgst_paise_check" check (cgst_paise >= 0);
alter table "invoice" add constraint "invoice_kind_check" check ("kind" in ('invoice', 'credit-note'));

create table "commission_entry" ("id" uuid not null, "turn" bigint generated always as identity not null, "referrer_id" uuid not null, "order_id" uuid null, "at" timestamptz not null, "kind" text not null, "cause" text not null, "pending_paise" bigint not null, "due_paise" bigint not null, "paid_paise" bigint not null, "base_paise" bigint null, "basis_points" int null, "rounded_to_paise" int null, "payout_id" uuid null, primary key ("id"));
comment on table "commission_entry" is 'What an entry adds to and takes from the three accounts of a referrer. What was earned is what is due and what is paid';
comment on column "commission_entry"."turn" is 'The entries of one referrer are written one after the other: the referrer is locked before';
comment on column "commission_entry"."base_paise" is 'The net value of the goods that the rate was taken of, at that time';
comment on column "commission_entry"."rounded_to_paise" is 'The commission was rounded to whole multiples of it, half up';
alter table "commission_entry" add constraint "commission_entry_turn_unique" unique ("turn");
create index "commission_entry_order" on "commission_entry" ("order_id") where order_id IS NOT NULL;
create index "commission_entry_referrer" on "commission_entry" ("referrer_id", "turn");
create unique index "commission_entry_payout" on "commission_entry" ("payout_id", "kind") where payout_id IS NOT NULL;
alter table "commission_entry" add constraint "commission_entry_check" check (kind IN ('paid', 'returned') = (order_id IS NULL));
alter table "commission_entry" add constraint "commission_entry_check1" check ((order_id IS NULL) = (cause = 'payout'));
alter table "commission_entry" add constraint "commission_entry_check2" check (order_id IS NULL OR ((paid_paise = 0) AND (num_nonnulls(base_paise, basis_points, rounded_to_paise) = 3)));
alter table "commission_entry" add constraint "commission_entry_check3" check (order_id IS NOT NULL OR ((pending_paise = 0) AND (due_paise = (- paid_paise)) AND (paid_paise <> 0)));
alter table "commission_entry" add constraint "commission_entry_check4" check ((payout_id IS NULL) = (order_id IS NOT NULL));
alter table "commission_entry" add constraint "commission_entry_basis_points_check" check (basis_points >= 0 AND basis_points <= 10000);
alter table "commission_entry" add constraint "commission_entry_rounded_to_paise_check" check (rounded_to_paise > 0);
alter table "commission_entry" add constraint "commission_entry_kind_check" check ("kind" in ('pending', 'earned', 'reversed', 'paid', 'returned'));
alter table "commission_entry" add constraint "commission_entry_cause_check" check ("cause" in ('order', 'attribution', 'flag', 'payout'));

create table "call_try" ("id" uuid not null, "order_id" uuid not null, "at" timestamptz not null, "outcome" text not null, "again_at" timestamptz null, "staff_id" uuid not null, "staff_name" text not null, primary key ("id"));
comment on table "call_try" is 'Every call about an order that was to be confirmed; only added to';
create index "call_try_again" on "call_try" ("again_at") where again_at IS NOT NULL;
create index "call_try_order" on "call_try" ("order_id", "at", "id");
alter table "call_try" add constraint "call_try_check" check ((again_at IS NOT NULL) = outcome IN ('no-answer', 'later'));
alter table "call_try" add constraint "call_try_outcome_check" check ("outcome" in ('confirmed', 'no-answer', 'later', 'not-wanted'));

create table "call_held" ("order_id" uuid not null, "staff_id" uuid not null, "staff_name" text not null, "since" timestamptz not null, "until" timestamptz not null, primary key ("order_id"));
comment on table "call_held" is 'Who is calling about what just now; over when nothing is heard';

create table "city" ("id" uuid not null, "slug" text not null, "name" text not null, "state_code" text not null, "introduction" text not null default '', "delivery_days" int not null, "last_order_on" date null, "questions" jsonb not null default '[]', "active" boolean not null default true, "updated_at" timestamptz not null default now(), "revision" int not null default 0, "position" int not null default 10000, primary key ("id"));
alter table "city" add constraint "city_slug_unique" unique ("slug");
alter table "city" add constraint "city_delivery_days_check" check (delivery_days > 0);

create table "city_redirect" ("slug" text not null, "city_id" uuid not null, primary key ("slug"));

create table "stock_entry" ("id" uuid not null, "product_id" uuid not null, "at" timestamptz not null, "change" int not null, "reason" text not null, "order_id" uuid null, "actor_name" text not null default '', "note" text not null default '', primary key ("id"));
comment on column "stock_entry"."note" is 'What somebody said of a correction';
create index "stock_entry_order" on "stock_entry" ("order_id") where order_id IS NOT NULL;
create index "stock_entry_product" on "stock_entry" ("product_id", "at", "id");
alter table "stock_entry" add constraint "stock_entry_change_check" check (change <> 0);
alter table "stock_entry" add constraint "stock_entry_reason_check" check ("reason" in ('opening', 'order-placed', 'order-edited', 'order-cancelled', 'order-reopened', 'order-merged', 'reserved-to-merge', 'order-confirmed', 'reservation-ended', 'goods-returned', 'correction'));

create table "throttle" ("key" text not null, "count" int not null, "resets_at" timestamptz not null, primary key ("key"));
create index "throttle_resets_at" on "throttle" ("resets_at");

alter table "bank_statement" add constraint "bank_statement_bank_id_fkey" foreign key ("bank_id") references "bank" ("id") on update no action on delete no action;

alter table "bank_row" add constraint "bank_row_statement_id_fkey" foreign key ("statement_id") references "bank_statement" ("id") on update no action on delete no action;
alter table "bank_row" add constraint "bank_row_twin_id_fkey" foreign key ("twin_id") references "bank_row" ("id") on update no action on delete no action;

alter table "contact_answer" add constraint "contact_answer_message_id_fkey" foreign key ("message_id") references "contact_message" ("id") on update no action on delete cascade;

alter table "category" add constraint "category_picture_key_fkey" foreign key ("picture_key") references "picture" ("key") on update no action on delete no action;

alter table "post" add constraint "post_cover_key_fkey" foreign key ("cover_key") references "picture" ("key") on update no action on delete no action;

alter table "post_redirect" add constraint "post_redirect_post_id_fkey" foreign key ("post_id") references "post" ("id") on update no action on delete no action;

alter table "product" add constraint "product_category_id_fkey" foreign key ("category_id") references "category" ("id") on update no action on delete no action;

alter table "product_picture" add constraint "product_picture_product_id_fkey" foreign key ("product_id") references "product" ("id") on update no action on delete no action;
alter table "product_picture" add constraint "product_picture_picture_key_fkey" foreign key ("picture_key") references "picture" ("key") on update no action on delete no action;

alter table "reference_claim" add constraint "reference_claim_receipt_id_fkey" foreign key ("receipt_id") references "receipt" ("id") on update no action on delete no action;

alter table "referral_visit" add constraint "referral_visit_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "commission_sum" add constraint "commission_sum_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "referrer_code" add constraint "referrer_code_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "referrer_device" add constraint "referrer_device_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "referrer_link" add constraint "referrer_link_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "referrer_recovery_code" add constraint "referrer_recovery_code_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "scheme" add constraint "scheme_picture_key_fkey" foreign key ("picture_key") references "picture" ("key") on update no action on delete no action;

alter table "membership" add constraint "membership_scheme_id_fkey" foreign key ("scheme_id") references "scheme" ("id") on update no action on delete no action;

alter table "replaced_passbook_link" add constraint "replaced_passbook_link_membership_id_fkey" foreign key ("membership_id") references "membership" ("id") on update no action on delete no action;

alter table "membership_event" add constraint "membership_event_membership_id_fkey" foreign key ("membership_id") references "membership" ("id") on update no action on delete no action;

alter table "slug_redirect" add constraint "slug_redirect_category_id_fkey" foreign key ("category_id") references "category" ("id") on update no action on delete no action;
alter table "slug_redirect" add constraint "slug_redirect_product_id_fkey" foreign key ("product_id") references "product" ("id") on update no action on delete no action;

alter table "sheet_part" add constraint "sheet_part_staff_id_fkey" foreign key ("staff_id") references "staff" ("id") on update no action on delete no action;

alter table "saved_view" add constraint "saved_view_staff_id_fkey" foreign key ("staff_id") references "staff" ("id") on update no action on delete no action;

alter table "refund_batch" add constraint "refund_batch_created_by_fkey" foreign key ("created_by") references "staff" ("id") on update no action on delete no action;
alter table "refund_batch" add constraint "refund_batch_approved_by_fkey" foreign key ("approved_by") references "staff" ("id") on update no action on delete no action;

alter table "refund_row" add constraint "refund_row_batch_id_fkey" foreign key ("batch_id") references "refund_batch" ("id") on update no action on delete no action;
alter table "refund_row" add constraint "refund_row_membership_id_fkey" foreign key ("membership_id") references "membership" ("id") on update no action on delete no action;

alter table "recovery_code" add constraint "recovery_code_staff_id_fkey" foreign key ("staff_id") references "staff" ("id") on update no action on delete no action;

alter table "receipt_correction" add constraint "receipt_correction_receipt_id_fkey" foreign key ("receipt_id") references "receipt" ("id") on update no action on delete no action;
alter table "receipt_correction" add constraint "receipt_correction_recorded_by_fkey" foreign key ("recorded_by") references "staff" ("id") on update no action on delete no action;

alter table "printing" add constraint "printing_requested_by_fkey" foreign key ("requested_by") references "staff" ("id") on update no action on delete no action;

alter table "payout_batch" add constraint "payout_batch_created_by_fkey" foreign key ("created_by") references "staff" ("id") on update no action on delete no action;
alter table "payout_batch" add constraint "payout_batch_approved_by_fkey" foreign key ("approved_by") references "staff" ("id") on update no action on delete no action;

alter table "payout" add constraint "payout_batch_id_fkey" foreign key ("batch_id") references "payout_batch" ("id") on update no action on delete no action;
alter table "payout" add constraint "payout_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "change_set" add constraint "change_set_made_by_fkey" foreign key ("made_by") references "staff" ("id") on update no action on delete no action;

alter table "attempt" add constraint "attempt_person_id_fkey" foreign key ("person_id") references "staff" ("id") on update no action on delete no action;

alter table "staff_link" add constraint "staff_link_staff_id_fkey" foreign key ("staff_id") references "staff" ("id") on update no action on delete no action;

alter table "pickup_location" add constraint "pickup_location_state_code_fkey" foreign key ("state_code") references "state" ("code") on update no action on delete no action;

alter table "orders" add constraint "orders_pickup_location_id_fkey" foreign key ("pickup_location_id") references "pickup_location" ("id") on update no action on delete no action;
alter table "orders" add constraint "orders_state_code_fkey" foreign key ("state_code") references "state" ("code") on update no action on delete no action;
alter table "orders" add constraint "orders_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "referral_flag" add constraint "referral_flag_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "referral_flag" add constraint "referral_flag_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;

alter table "payment" add constraint "payment_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "payment" add constraint "payment_recorded_by_fkey" foreign key ("recorded_by") references "staff" ("id") on update no action on delete no action;
alter table "payment" add constraint "payment_receipt_id_fkey" foreign key ("receipt_id") references "receipt" ("id") on update no action on delete no action;

alter table "packing_tick" add constraint "packing_tick_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "packing_tick" add constraint "packing_tick_staff_id_fkey" foreign key ("staff_id") references "staff" ("id") on update no action on delete no action;

alter table "order_revision" add constraint "order_revision_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;

alter table "order_proposal" add constraint "order_proposal_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "order_proposal" add constraint "order_proposal_proposed_by_fkey" foreign key ("proposed_by") references "staff" ("id") on update no action on delete no action;

alter table "order_merge" add constraint "order_merge_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "order_merge" add constraint "order_merge_into_id_fkey" foreign key ("into_id") references "orders" ("id") on update no action on delete no action;

alter table "order_line" add constraint "order_line_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "order_line" add constraint "order_line_product_id_fkey" foreign key ("product_id") references "product" ("id") on update no action on delete no action;

alter table "order_event" add constraint "order_event_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;

alter table "membership_entry" add constraint "membership_entry_membership_id_fkey" foreign key ("membership_id") references "membership" ("id") on update no action on delete no action;
alter table "membership_entry" add constraint "membership_entry_corrects_fkey" foreign key ("corrects") references "membership_entry" ("id") on update no action on delete no action;
alter table "membership_entry" add constraint "membership_entry_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "membership_entry" add constraint "membership_entry_recorded_by_fkey" foreign key ("recorded_by") references "staff" ("id") on update no action on delete no action;

alter table "membership_reference" add constraint "membership_reference_entry_id_fkey" foreign key ("entry_id") references "membership_entry" ("id") on update no action on delete no action;

alter table "bank_backing" add constraint "bank_backing_bank_row_id_fkey" foreign key ("bank_row_id") references "bank_row" ("id") on update no action on delete no action;
alter table "bank_backing" add constraint "bank_backing_receipt_id_fkey" foreign key ("receipt_id") references "receipt" ("id") on update no action on delete no action;
alter table "bank_backing" add constraint "bank_backing_entry_id_fkey" foreign key ("entry_id") references "membership_entry" ("id") on update no action on delete no action;

alter table "invoice" add constraint "invoice_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "invoice" add constraint "invoice_credits_fkey" foreign key ("credits") references "invoice" ("id") on update no action on delete no action;

alter table "commission_entry" add constraint "commission_entry_referrer_id_fkey" foreign key ("referrer_id") references "referrer" ("id") on update no action on delete no action;
alter table "commission_entry" add constraint "commission_entry_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "commission_entry" add constraint "commission_entry_payout_id_fkey" foreign key ("payout_id") references "payout" ("id") on update no action on delete no action;

alter table "call_try" add constraint "call_try_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "call_try" add constraint "call_try_staff_id_fkey" foreign key ("staff_id") references "staff" ("id") on update no action on delete no action;

alter table "call_held" add constraint "call_held_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;
alter table "call_held" add constraint "call_held_staff_id_fkey" foreign key ("staff_id") references "staff" ("id") on update no action on delete no action;

alter table "city" add constraint "city_state_code_fkey" foreign key ("state_code") references "state" ("code") on update no action on delete no action;

alter table "city_redirect" add constraint "city_redirect_city_id_fkey" foreign key ("city_id") references "city" ("id") on update no action on delete no action;

alter table "stock_entry" add constraint "stock_entry_product_id_fkey" foreign key ("product_id") references "product" ("id") on update no action on delete no action;
alter table "stock_entry" add constraint "stock_entry_order_id_fkey" foreign key ("order_id") references "orders" ("id") on update no action on delete no action;

INSERT INTO scheme_reckoning (day) VALUES ('2020-01-01');
INSERT INTO order_breaker DEFAULT VALUES;
-- Compiling a statement takes longer than any of the shop's statements takes.
DO $$ BEGIN
  EXECUTE format('ALTER DATABASE %I SET jit = off', current_database());
EXCEPTION WHEN insufficient_privilege THEN NULL; END $$;
