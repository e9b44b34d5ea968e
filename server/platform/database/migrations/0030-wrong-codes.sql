-- Wrong codes by address of mail, hashed, whether anything was mailed there or not: a count on the mailed code itself
-- takes longer where there is one, and that tells who has an account.
create table mgk.wrong_codes (
  key_hash bytea primary key,
  count integer not null,
  changed_at timestamptz not null
);

alter table mgk.wrong_codes enable row level security;
alter table mgk.wrong_codes force row level security;
create policy service on mgk.wrong_codes to mgk_service using (true) with check (true);
grant select, insert, update, delete on mgk.wrong_codes to mgk_service;

-- How many there were when it was mailed. `wrong_codes` is the count of the release before this one.
alter table mgk.one_time_tokens add column codes_before integer not null default 0;
