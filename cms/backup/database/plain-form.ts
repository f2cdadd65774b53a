/** Values read and written the same way by every Postgres; a long backup is no idle connection. */
export const plainForm = `
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = 0; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local timezone = 'UTC';
  set local client_encoding = 'UTF8'`
