/** Settings of the embedded PostgreSQL at every start: low memory, and at least the default durability. */
export const EMBEDDED_SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '60',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  shared_buffers: '64MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '512MB',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  random_page_cost: '1.1',

  // An embedded server has no replicas, so bulk loads may skip the write-ahead log of tables they create.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_replication_slots: '0',
  max_logical_replication_workers: '0',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
  // Keeps statements out of the log, because they may contain user content.
  log_min_error_statement: 'panic',
};
