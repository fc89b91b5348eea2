/** Reached from this machine only, over TCP only: socket files have rules of their own on every platform. */
const local = { listen_addresses: '127.0.0.1', unix_socket_directories: '' };

const modest = { max_connections: '100', shared_buffers: '128MB', log_min_messages: 'warning' };

/** A violated check would repeat the row, with names and phones: its message stays, detail, statement and values go. */
const discreet = {
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};

/** The shop's: an order that was answered survives a power cut. */
export const durable: Record<string, string> = {
  ...local,
  ...modest,
  ...discreet,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

/** The tests': nothing needs to survive, and databases are cloned by the dozen. */
export const fast: Record<string, string> = {
  ...local,
  ...modest,
  ...discreet,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '2GB',
};
