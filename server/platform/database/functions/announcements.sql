-- Row triggers: a statement that changes no row announces nothing. PostgreSQL sends a tag once for a transaction, and
-- every node drops the cached pages with that tag.
create or replace function mgk.announce_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('mgk_changes', tg_argv[0]);
  return null;
end
$$;

create or replace function mgk.announce_job() returns trigger
language plpgsql as $$
begin
  perform pg_notify('mgk_jobs', '');
  return null;
end
$$;
