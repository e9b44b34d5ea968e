-- The preferences of a member, one row for each, so that for each of them the newer of two choices wins.
create table mgk.preferences (
  user_id uuid not null references mgk.users on delete cascade,
  name text not null check (name <> ''),
  value text not null check (value <> ''),
  -- On the device, where somebody may choose without a network; never later than the moment it arrived.
  changed_at timestamptz not null,
  primary key (user_id, name)
);

alter table mgk.preferences enable row level security;
alter table mgk.preferences force row level security;
create policy own on mgk.preferences to mgk_member
  using (user_id = mgk.claimed_user_id()) with check (user_id = mgk.claimed_user_id());
grant select, insert, update on mgk.preferences to mgk_member;
