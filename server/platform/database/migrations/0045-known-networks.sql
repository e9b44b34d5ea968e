-- The networks from which somebody has signed in. Wrong passwords from elsewhere do not keep them out. Of the network
-- only a hash is stored, with the user's id in it.
create table mgk.known_networks (
  user_id uuid not null references mgk.users on delete cascade,
  network_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, network_hash)
);

create index known_networks_by_time on mgk.known_networks (seen_at);

alter table mgk.known_networks enable row level security;
alter table mgk.known_networks force row level security;
create policy service on mgk.known_networks to mgk_service using (true) with check (true);
create policy read_by_backup on mgk.known_networks for select to current_user using (true);
grant select, insert, update, delete on mgk.known_networks to mgk_service;
