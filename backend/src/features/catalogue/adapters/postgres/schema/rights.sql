REVOKE ALL ON brand, category, product, product_tag, product_picture, ready_list, slug_redirect, stock_entry FROM shop_app;
GRANT SELECT, INSERT, UPDATE (active, name, position, revision), DELETE ON brand TO shop_app;
GRANT SELECT, INSERT, UPDATE (active, filter, name, position, revision), DELETE ON product_tag TO shop_app;
GRANT SELECT, INSERT, UPDATE (active, aliases, description, description_ta, name, name_ta, picture_key, position, revision,
  slug), DELETE ON category TO shop_app;
GRANT SELECT, INSERT, UPDATE ({{product.content}},
  counted_since, held, last_season_net_paise, revision, search_text, stock, strangers), DELETE ON product TO shop_app;
GRANT SELECT, INSERT, UPDATE (active, lines, name, name_ta, position, revision, sentence, sentence_ta), DELETE ON ready_list
  TO shop_app;
GRANT SELECT, INSERT, DELETE ON product_picture TO shop_app;
GRANT SELECT, INSERT, UPDATE (category_id, product_id), DELETE ON slug_redirect TO shop_app;
GRANT SELECT, INSERT ON stock_entry TO shop_app;
