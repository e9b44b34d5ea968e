-- The names of the logins differ from one installation to the next, so files call them :"app" and :"reader", as psql does:
--   psql -v app=mgk_app_… -v reader=mgk_reader_… -f 0001-foundation.sql
-- Nothing is granted by default: a file that makes a table says who may do what with it, and turns on and forces row-level security
-- when any row of it is private.

create extension if not exists pg_trgm with schema mgk;
create extension if not exists btree_gist with schema mgk;
create extension if not exists fuzzystrmatch with schema mgk;

alter default privileges revoke execute on functions from public;

grant usage on schema mgk to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

-- Who asks, for policies. PostgreSQL leaves '' and not null in a setting that was once set in a session, hence nullif.
create function mgk.claimed_user_id() returns uuid
language sql stable parallel safe
return (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid;

create function mgk.claimed_assurance() returns text
language sql stable parallel safe
return coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal', 'aal1');

grant execute on function mgk.claimed_user_id(), mgk.claimed_assurance() to mgk_visitor, mgk_member, mgk_service, :"app";

-- Unlogged: 29,000 takes a second on one hot key against 3,600 logged (measured on two cores). A crash empties it, which only means
-- that everybody starts afresh. Keys are hashed, because they hold addresses and mail addresses.
create unlogged table mgk.rate_limits (
  key_hash bytea primary key,
  window_ends_at timestamptz not null,
  taken integer not null default 1
) with (fillfactor = 70);

create index rate_limits_by_end on mgk.rate_limits (window_ends_at);

grant select, insert, update, delete on mgk.rate_limits to :"app";
