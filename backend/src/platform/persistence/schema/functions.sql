-- Every change of public content takes a new version, announced on the channel `content` at COMMIT.
CREATE SEQUENCE IF NOT EXISTS content_version;

CREATE OR REPLACE FUNCTION announce_content() RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('content', nextval('content_version')::text)
$$;

CREATE OR REPLACE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_content();
  RETURN NULL;
END $$;

-- Announces a change to staff's open screens, on the channel `live`: the topic, the transaction, the record if one is
-- meant. PostgreSQL sends the same text once a transaction.
CREATE OR REPLACE FUNCTION announce_live(topic text, id text DEFAULT NULL) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('live', concat_ws(' ', topic, pg_current_xact_id(), id))
$$;

-- For a trigger of a statement: live_changed(topic).
CREATE OR REPLACE FUNCTION live_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_live(TG_ARGV[0]);
  RETURN NULL;
END $$;

-- For a trigger of a row: live_row_changed(topic, column by which the record is known).
CREATE OR REPLACE FUNCTION live_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM announce_live(TG_ARGV[0], to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1]);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION touch_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
