CREATE OR REPLACE TRIGGER brand_content AFTER INSERT OR UPDATE OR DELETE ON brand
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER brand_live AFTER INSERT OR UPDATE OR DELETE ON brand
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('brands', 'id');
CREATE OR REPLACE TRIGGER brand_renamed AFTER UPDATE OF name ON brand
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION brand_renamed();
CREATE OR REPLACE TRIGGER category_content AFTER INSERT OR UPDATE OR DELETE ON category
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER category_live AFTER INSERT OR UPDATE OR DELETE ON category
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('categories', 'id');
CREATE OR REPLACE TRIGGER category_search AFTER UPDATE OF name, name_ta, aliases ON category
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name OR OLD.name_ta IS DISTINCT FROM NEW.name_ta OR OLD.aliases IS DISTINCT FROM NEW.aliases)
  EXECUTE FUNCTION category_search_changed();
CREATE OR REPLACE TRIGGER category_touched BEFORE UPDATE OF slug, name, name_ta, description, picture_key, active ON category
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE OR REPLACE TRIGGER product_availability AFTER UPDATE OF stock ON product
  FOR EACH ROW WHEN ((OLD.stock IS DISTINCT FROM 0) <> (NEW.stock IS DISTINCT FROM 0))
  EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER product_content AFTER INSERT OR DELETE OR UPDATE OF {{product.content}} ON product
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER product_named BEFORE INSERT OR UPDATE OF brand, tags ON product
  FOR EACH ROW EXECUTE FUNCTION product_words_added();
CREATE OR REPLACE TRIGGER product_live AFTER INSERT OR DELETE OR UPDATE OF {{product.content}} ON product
  FOR EACH STATEMENT EXECUTE FUNCTION live_changed('products');
CREATE OR REPLACE TRIGGER product_revised BEFORE UPDATE OF {{product.entered}}, revision ON product
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION next_revision();
CREATE OR REPLACE TRIGGER product_search BEFORE INSERT ON product
  FOR EACH ROW EXECUTE FUNCTION product_search_changed();
CREATE OR REPLACE TRIGGER product_search_again BEFORE UPDATE OF code, name, name_ta, aliases, brand, category_id ON product
  FOR EACH ROW WHEN (OLD.code IS DISTINCT FROM NEW.code OR OLD.name IS DISTINCT FROM NEW.name OR OLD.name_ta IS DISTINCT FROM NEW.name_ta OR OLD.aliases IS DISTINCT FROM NEW.aliases OR OLD.brand IS DISTINCT FROM NEW.brand OR OLD.category_id IS DISTINCT FROM NEW.category_id)
  EXECUTE FUNCTION product_search_changed();
CREATE OR REPLACE TRIGGER product_touched BEFORE UPDATE OF {{product.shown}} ON product
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE OR REPLACE TRIGGER product_picture_content AFTER INSERT OR UPDATE OR DELETE ON product_picture
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER product_picture_live AFTER INSERT OR UPDATE OR DELETE ON product_picture
  FOR EACH STATEMENT EXECUTE FUNCTION live_changed('products');
CREATE OR REPLACE TRIGGER product_tag_content AFTER INSERT OR UPDATE OR DELETE ON product_tag
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER product_tag_live AFTER INSERT OR UPDATE OR DELETE ON product_tag
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('product-tags', 'id');
CREATE OR REPLACE TRIGGER product_tag_renamed AFTER UPDATE OF name ON product_tag
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION product_tag_renamed();
CREATE OR REPLACE TRIGGER ready_list_content AFTER INSERT OR UPDATE OR DELETE ON ready_list
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER ready_list_live AFTER INSERT OR UPDATE OR DELETE ON ready_list
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('ready-lists', 'id');
CREATE OR REPLACE TRIGGER slug_redirect_content AFTER INSERT OR UPDATE OR DELETE ON slug_redirect
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER stock_entry_live AFTER INSERT ON stock_entry
  FOR EACH ROW WHEN (NEW.reason IN ('opening', 'correction', 'counted', 'goods-in')) EXECUTE FUNCTION live_changed('products');
