-- Trips that members save. A trip may contain treatments, so its document, its name and its summary are encrypted with
-- the data key; dates and versions are not.
create table mgk.saved_trips (
  id uuid primary key,
  user_id uuid not null references mgk.users on delete cascade,
  -- The name and what a list of trips shows.
  summary bytea not null,
  document bytea not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  -- Counts the changes of the document and the name.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- A deleted trip can be restored for 30 days.
  deleted_at timestamptz,
  -- SHA-256 of the tokens of the read-only link and of the calendar address: whoever reads this table cannot open them.
  share_hash bytea unique check (octet_length(share_hash) = 32),
  share_shows_clinics boolean not null default false,
  calendar_hash bytea unique check (octet_length(calendar_hash) = 32),
  calendar_shows_clinics boolean not null default false
);

create index saved_trips_by_user on mgk.saved_trips (user_id, changed_at);
create index saved_trips_deleted on mgk.saved_trips (deleted_at) where deleted_at is not null;

-- The three steps of the planner as a member answered them last, without contact data. Encrypted with the data key.
create table mgk.trip_drafts (
  user_id uuid primary key references mgk.users on delete cascade,
  content bytea not null
);

-- Requests for help with a trip that were sent to the operator with consent. Encrypted; deleted after twelve months.
create table mgk.trip_requests (
  id uuid primary key,
  received_at timestamptz not null default now(),
  content bytea not null
);

create index trip_requests_by_time on mgk.trip_requests (received_at);

alter table mgk.saved_trips enable row level security;
alter table mgk.saved_trips force row level security;
alter table mgk.trip_drafts enable row level security;
alter table mgk.trip_drafts force row level security;
alter table mgk.trip_requests enable row level security;
alter table mgk.trip_requests force row level security;

create policy own on mgk.saved_trips to mgk_member
  using (user_id = mgk.claimed_user_id()) with check (user_id = mgk.claimed_user_id());
grant select, insert, delete on mgk.saved_trips to mgk_member;
grant update (
  summary, document, start_date, end_date, version, changed_at, deleted_at,
  share_hash, share_shows_clinics, calendar_hash, calendar_shows_clinics
) on mgk.saved_trips to mgk_member;

-- A visitor sees only the trip whose token the transaction names, and not whose it is.
create policy shared on mgk.saved_trips for select to mgk_visitor
  using (
    deleted_at is null
    and share_hash = sha256(convert_to(nullif(current_setting('mgk.trip_share_token', true), ''), 'UTF8'))
  );
create policy calendar on mgk.saved_trips for select to mgk_visitor
  using (
    deleted_at is null
    and calendar_hash = sha256(convert_to(nullif(current_setting('mgk.trip_calendar_token', true), ''), 'UTF8'))
  );
grant select (id, summary, document, version, changed_at, share_shows_clinics, calendar_shows_clinics)
  on mgk.saved_trips to mgk_visitor;

-- The job that sweeps sees only what may be swept.
create policy swept_seen on mgk.saved_trips for select to mgk_service using (deleted_at < now() - interval '30 days');
create policy swept on mgk.saved_trips for delete to mgk_service using (deleted_at < now() - interval '30 days');
grant select (id, deleted_at), delete on mgk.saved_trips to mgk_service;

create policy own on mgk.trip_drafts to mgk_member
  using (user_id = mgk.claimed_user_id()) with check (user_id = mgk.claimed_user_id());
grant select, insert, update, delete on mgk.trip_drafts to mgk_member;

create policy trip_requests_of_service on mgk.trip_requests for all to mgk_service using (true) with check (true);
grant select, insert, delete on mgk.trip_requests to mgk_service;

-- An emptied account keeps its row in mgk.users, so nothing cascades: the service deletes its trips, and with them the
-- links and calendar addresses that would still show them. It sees and deletes nothing of any other account.
create policy emptied_seen on mgk.saved_trips for select to mgk_service
  using (user_id in (select id from mgk.users where deleted_at is not null));
create policy emptied on mgk.saved_trips for delete to mgk_service
  using (user_id in (select id from mgk.users where deleted_at is not null));
grant select (user_id) on mgk.saved_trips to mgk_service;

create policy emptied_seen on mgk.trip_drafts for select to mgk_service
  using (user_id in (select id from mgk.users where deleted_at is not null));
create policy emptied on mgk.trip_drafts for delete to mgk_service
  using (user_id in (select id from mgk.users where deleted_at is not null));
grant select (user_id), delete on mgk.trip_drafts to mgk_service;
