-- A backup reads every table as the owner, whom forced row-level security keeps out otherwise. A later migration that
-- makes a table with row-level security adds this policy too; server/platform/database/private-tables.test.ts notices
-- one that does not.
do $$
declare name text;
begin
  for name in
    select relname from pg_class
    where relnamespace = 'mgk'::regnamespace and relkind in ('r', 'p') and relrowsecurity
  loop
    execute format('create policy read_by_backup on mgk.%I for select to current_user using (true)', name);
  end loop;
end
$$;

-- When a backup was last made, and when one last failed, whichever node did it. The product writes down how a scheduled
-- backup ended over its own connections: what makes a backup fail may also keep the owner's login out.
create table mgk.backup_results (
  outcome text primary key check (outcome in ('made', 'failed')),
  ended_at timestamptz not null default now(),
  -- The name of its folder, or why it failed as a code.
  detail text not null,
  bytes bigint not null default 0
);

grant select, insert, update on mgk.backup_results to :"app";
