REVOKE ALL ON SCHEMA pgboss FROM shop_app;
GRANT USAGE ON SCHEMA pgboss TO shop_app;
REVOKE ALL ON pgboss.version, pgboss.queue, pgboss.job, pgboss.job_common, pgboss.job_dependency FROM shop_app;
GRANT SELECT, UPDATE (cron_on, bam_on, flow_on, reindex_on, monitor_backoff_on) ON pgboss.version TO shop_app;
GRANT SELECT, UPDATE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count,
  created_delta,
  completed_delta, failed_delta, delta_on, delta_seconds, ready_history, singletons_active, monitor_claim_on,
  monitor_on,
  maintain_on) ON pgboss.queue TO shop_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON pgboss.job, pgboss.job_common TO shop_app;
GRANT SELECT, DELETE ON pgboss.job_dependency TO shop_app;
