-- Work to do after a change, written in the change's own transaction. A row names what to do and the id of what it is
-- about, and contains no personal content.
create table mgk.jobs (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text,
  -- Not before. Whoever claims a job moves this to the end of its lease: a job whose worker was killed comes back.
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- Of the newest claim: a worker that lost its lease cannot settle what another one does now.
  lease uuid,
  -- Set for work that repeats. It has one row of its kind, which stays.
  every_seconds integer check (every_seconds > 0),
  -- Why the last attempt failed: a code, never a sentence that may name somebody.
  reason text,
  died_at timestamptz
);

create index jobs_due on mgk.jobs (run_at) where died_at is null;
create index jobs_dead on mgk.jobs (died_at) where died_at is not null;
create unique index jobs_repeating on mgk.jobs (kind) where every_seconds is not null;

grant select, insert, update, delete on mgk.jobs to :"app";
grant insert on mgk.jobs to mgk_visitor, mgk_member, mgk_service;

create function mgk.announce_job() returns trigger
language plpgsql as $$
begin
  perform pg_notify('mgk_jobs', '');
  return null;
end
$$;

create trigger jobs_added after insert on mgk.jobs
for each row when (new.run_at <= now()) execute function mgk.announce_job();

-- The names of the keys that something in this database is encrypted with; the keys are in a file (DATA_KEY_FILE).
create table mgk.data_keys (
  id text primary key,
  first_used_at timestamptz not null default now()
);

grant select, insert on mgk.data_keys to :"app";

create table mgk.mails (
  id uuid primary key,
  created_at timestamptz not null default now(),
  -- Encrypted with the data key: recipient, subject, text. Removed once sent.
  content bytea,
  sent_at timestamptz,
  -- Mails that strangers may ask for are counted by the hour. A mail without a budget is not counted.
  budget text check (budget in ('account', 'recovery')),
  check ((content is null) = (sent_at is not null))
);

create index mails_by_time on mgk.mails (created_at);
create index mails_by_budget on mgk.mails (budget, created_at) where budget is not null;

alter table mgk.mails enable row level security;
alter table mgk.mails force row level security;
create policy mails_of_service on mgk.mails for all to mgk_service using (true) with check (true);
create policy mails_added on mgk.mails for insert to mgk_member with check (true);
grant select, insert, update, delete on mgk.mails to mgk_service;
grant insert on mgk.mails to mgk_member;
