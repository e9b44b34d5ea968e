-- How often outside services were called: one row for a service and a day in Seoul, so that all nodes share one budget.
-- Until `blocked_until` the service itself refuses further calls.
create table mgk.outside_calls (
  service text not null,
  day date not null,
  calls integer not null default 0,
  blocked_until timestamptz,
  primary key (service, day)
);

grant select, insert, update, delete on mgk.outside_calls to :"app";

-- How the last call of each outside service ended, for administrators of all nodes. `failure` is a code of ours.
create table mgk.outside_services (
  service text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text
);

grant select, insert, update, delete on mgk.outside_services to :"app";
