/** Reached from this machine only, over TCP only: socket files have rules of their own on every platform. */
const local = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };

const modest = { max_connections: '100', shared_buffers: '128MB', log_min_messages: 'warning' };

/** The shop's: an order that was answered survives a power cut. */
export const durable: Record<string, string> = {
  ...local,
  ...modest,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

/** The tests': nothing needs to survive, and databases are cloned by the dozen. */
export const fast: Record<string, string> = {
  ...local,
  ...modest,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '2GB',
};
