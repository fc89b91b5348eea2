REVOKE ALL ON post, post_redirect FROM shop_app;
GRANT SELECT, INSERT, UPDATE (author, body, body_ta, cover_key, excerpt, excerpt_ta, publish_at, published_on,
  revision, slug, state, tags, title, title_ta), DELETE ON post TO shop_app;
GRANT SELECT, INSERT, DELETE ON post_redirect TO shop_app;
