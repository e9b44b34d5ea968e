-- What all capabilities share: extensions, who asks, announcements, limits, and what the migrator keeps.
--
-- The names of the logins differ from one installation to the next, so files call them :"app" and :"reader", as psql
-- does:
--   psql -v app=mgk_app_… -v reader=mgk_reader_… -f 0001-schema.sql
-- Nothing is granted by default: a file that makes a table says who may do what with it, and turns on and forces
-- row-level security when any of its rows is private.
--
-- The present text of every function stands in ../functions and is applied after all migrations, with its grants. The
-- functions that a table needs when it is made (in a policy, trigger, index, default or generated column) are created
-- here with their first text. The rows of an older backup are loaded with it.

create extension if not exists pg_trgm with schema mgk;
create extension if not exists btree_gist with schema mgk;
create extension if not exists fuzzystrmatch with schema mgk;

alter default privileges revoke execute on functions from public;

grant usage on schema mgk to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

create function mgk.claimed_user_id() returns uuid
language sql stable parallel safe
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

create function mgk.claimed_assurance() returns text
language sql stable parallel safe
return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', 'aal1');

create function mgk.announce_change() returns trigger
language plpgsql as $$
begin
  perform pg_notify('mgk_changes', tg_argv[0]);
  return null;
end
$$;

-- Keys are hashed, because they hold addresses and mail addresses. Logged: otherwise the counts of all limits were
-- empty after a crash of the server, and on a replica that became the primary.
create table mgk.rate_limits (
  key_hash bytea primary key,
  window_ends_at timestamptz not null,
  taken integer not null default 1
) with (fillfactor = 70);

create index rate_limits_by_end on mgk.rate_limits (window_ends_at);

grant select, insert, update, delete on mgk.rate_limits to :"app";

-- Which text of each file in ../functions this database has, as the SHA-256 of the file.
create table mgk.function_files (
  name text primary key,
  hash text not null
);

-- Lists that a migration wants filled again once the functions are those of its release (mgk.relist). Empty otherwise.
create table mgk.relist_requests (
  list text primary key check (list in ('clinics', 'places'))
);
