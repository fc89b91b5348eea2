CREATE OR REPLACE TRIGGER post_content_delete AFTER DELETE ON post
  FOR EACH ROW WHEN (OLD.state IN ('published', 'withdrawn')) EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER post_content_insert AFTER INSERT ON post
  FOR EACH ROW WHEN (NEW.state IN ('published', 'withdrawn')) EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER post_content_update AFTER UPDATE ON post
  FOR EACH ROW WHEN (OLD.state IN ('published', 'withdrawn') OR NEW.state IN ('published', 'withdrawn'))
  EXECUTE FUNCTION content_changed();
CREATE OR REPLACE TRIGGER post_live AFTER INSERT OR UPDATE OR DELETE ON post
  FOR EACH ROW EXECUTE FUNCTION live_row_changed('posts', 'slug');
CREATE OR REPLACE TRIGGER post_touched BEFORE UPDATE OF slug, title, title_ta, excerpt, excerpt_ta, cover_key, body,
  body_ta, tags, author, state, published_on ON post
  FOR EACH ROW EXECUTE FUNCTION touch_updated_at();
CREATE OR REPLACE TRIGGER post_redirect_content AFTER INSERT OR UPDATE OR DELETE ON post_redirect
  FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
