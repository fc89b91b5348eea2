-- pg-boss fails a job by deleting its row and writing another.
CREATE OR REPLACE TRIGGER job_failed_live AFTER INSERT ON pgboss.job_common
  FOR EACH ROW WHEN (NEW.state = 'failed') EXECUTE FUNCTION live_row_changed('jobs', 'id');
CREATE OR REPLACE TRIGGER job_mended_live AFTER UPDATE ON pgboss.job_common
  FOR EACH ROW WHEN (OLD.state = 'failed') EXECUTE FUNCTION live_row_changed('jobs', 'id');
