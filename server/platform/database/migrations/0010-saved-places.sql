-- Places that members save in lists. A save goes into the list without a name: each member has at most one of it.
create table mgk.saved_lists (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references mgk.users on delete cascade,
  name text check (char_length(name) between 1 and 60),
  -- Counts the names it has had.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- SHA-256 of the token of its link: whoever reads this table cannot open the link.
  share_hash bytea unique check (octet_length(share_hash) = 32),
  shared_at timestamptz,
  check ((share_hash is null) = (shared_at is null))
);

create index saved_lists_by_user on mgk.saved_lists (user_id, created_at);
create unique index saved_lists_main on mgk.saved_lists (user_id) where name is null;

create table mgk.saved_places (
  list_id uuid not null references mgk.saved_lists on delete cascade,
  place_id text not null references mgk.places on delete cascade,
  saved_at timestamptz not null,
  primary key (list_id, place_id)
);

create index saved_places_by_place on mgk.saved_places (place_id);

alter table mgk.saved_lists enable row level security;
alter table mgk.saved_lists force row level security;
alter table mgk.saved_places enable row level security;
alter table mgk.saved_places force row level security;

create policy own on mgk.saved_lists to mgk_member
  using (user_id = mgk.claimed_user_id()) with check (user_id = mgk.claimed_user_id());
create policy own on mgk.saved_places to mgk_member
  using (list_id in (select id from mgk.saved_lists)) with check (list_id in (select id from mgk.saved_lists));
grant select, insert, delete on mgk.saved_lists to mgk_member;
grant update (name, version, share_hash, shared_at) on mgk.saved_lists to mgk_member;
grant select, insert, delete on mgk.saved_places to mgk_member;

-- A visitor sees only the list whose token the transaction names, and not whose it is.
create policy shared on mgk.saved_lists for select to mgk_visitor
  using (share_hash = sha256(convert_to(nullif(current_setting('mgk.share_token', true), ''), 'UTF8')));
create policy shared on mgk.saved_places for select to mgk_visitor using (list_id in (select id from mgk.saved_lists));
grant select (id, name) on mgk.saved_lists to mgk_visitor;
grant select (list_id, place_id, saved_at) on mgk.saved_places to mgk_visitor;

-- Saves are counted by place and day. In whose list they are cannot be read: that column is not granted.
create policy counted on mgk.saved_places for select to mgk_service using (true);
grant select (place_id, saved_at) on mgk.saved_places to mgk_service;

-- An emptied account keeps its row in mgk.users, so nothing cascades: the service deletes its lists, and with them the
-- links that would still show them. It sees and deletes nothing of any other account.
create policy emptied_seen on mgk.saved_lists for select to mgk_service
  using (user_id in (select id from mgk.users where deleted_at is not null));
create policy emptied on mgk.saved_lists for delete to mgk_service
  using (user_id in (select id from mgk.users where deleted_at is not null));
grant select (user_id), delete on mgk.saved_lists to mgk_service;
