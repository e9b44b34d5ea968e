-- What somebody said who signed up by mail. It waits for the link of its own mail and is nobody's until then, whether the
-- address has an account or not.
create table mgk.sign_ups (
  id uuid primary key,
  email text not null,
  -- Null where only a link to sign in was asked for.
  password_hash text,
  user_metadata jsonb not null,
  created_at timestamptz not null
);

create index sign_ups_by_email on mgk.sign_ups (email, created_at desc);

alter table mgk.sign_ups enable row level security;
alter table mgk.sign_ups force row level security;
create policy service on mgk.sign_ups to mgk_service using (true) with check (true);
grant select, insert, update, delete on mgk.sign_ups to mgk_service;

-- An account has one token of a kind. A sign-up has one of its own, which belongs to whoever has the address.
alter table mgk.one_time_tokens alter column user_id drop not null;
alter table mgk.one_time_tokens add column sign_up_id uuid unique references mgk.sign_ups on delete cascade;

-- Which of several links of an account leads on to the client that asked for it.
alter table mgk.flow_states add column sign_up_id uuid;
