-- How the installation is doing, as figures and codes alone, for the command `npm run status` and the page /status. It
-- reads tables whose rows nobody but the product sees; of a mail or a job it tells that there is one and how old it is,
-- never whose.
create or replace function mgk.operating_facts() returns jsonb
language plpgsql stable security definer
set search_path = mgk, pg_catalog, pg_temp
as $$
begin
  if current_setting('role') = 'mgk_member' and not mgk.is_assured_admin() then
    raise insufficient_privilege using message = 'only administrators with a second factor read these facts';
  end if;
  return jsonb_build_object(
    'database', (
      select jsonb_build_object(
        'version', current_setting('server_version'),
        'bytes', pg_database_size(current_database()),
        'connections', (select coalesce(sum(numbackends), 0) from pg_stat_database),
        'mostConnections', current_setting('max_connections')::int,
        'nodes', (
          select count(*) from pg_stat_activity
          where datname = current_database() and application_name = 'my-guide-korea listener'
        )
      )
    ),
    'migrations', (
      select jsonb_build_object('executed', jsonb_agg(name order by name), 'firstAt', min("timestamp")) from mgk.kysely_migration
    ),
    'jobs', (
      select jsonb_build_object(
        'waiting', count(*) filter (where died_at is null and every_seconds is null),
        'retried', count(*) filter (where died_at is null and reason is not null),
        'overdueSeconds', coalesce(
          greatest(0, extract(epoch from now() - min(run_at) filter (where died_at is null and lease is null))), 0
        ),
        'failed', count(died_at),
        'failedLastDay', count(*) filter (where died_at > now() - interval '1 day'),
        'failures', coalesce((
          select jsonb_agg(jsonb_build_object('kind', kind, 'reason', reason, 'count', number) order by number desc, kind)
          from (
            select kind, coalesce(reason, 'unknown') as reason, count(*) as number from mgk.jobs
            where died_at is not null or reason is not null
            group by 1, 2 order by 3 desc, 1 limit 10
          ) failure
        ), '[]')
      )
      from mgk.jobs
    ),
    'mails', (
      select jsonb_build_object(
        'waiting', count(*) filter (where content is not null),
        'oldestSeconds', coalesce(extract(epoch from now() - min(created_at) filter (where content is not null)), 0),
        'failed', (select count(*) from mgk.jobs where kind = 'mail.send' and died_at is not null),
        'failedLastDay', (select count(*) from mgk.jobs where kind = 'mail.send' and died_at > now() - interval '1 day')
      )
      from mgk.mails
    ),
    'backups', (
      select jsonb_build_object(
        'madeAt', max(ended_at) filter (where outcome = 'made'),
        'bytes', coalesce(max(bytes) filter (where outcome = 'made'), 0),
        'failedAt', max(ended_at) filter (where outcome = 'failed'),
        'failure', max(detail) filter (where outcome = 'failed')
      )
      from mgk.backup_results
    ),
    'services', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'service', service, 'succeededAt', succeeded_at, 'failedAt', failed_at, 'failure', failure
      ) order by service), '[]')
      from mgk.outside_services
    )
  );
end
$$;

revoke execute on function mgk.operating_facts() from public;
grant execute on function mgk.operating_facts() to mgk_member, mgk_service;
