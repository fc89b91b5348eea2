REVOKE ALL ON post, post_redirect FROM shop_app;
GRANT SELECT, INSERT, UPDATE (author, body, cover_key, excerpt, publish_at, published_on, revision, slug, state,
  tags, title), DELETE ON post TO shop_app;
GRANT SELECT, INSERT, DELETE ON post_redirect TO shop_app;
