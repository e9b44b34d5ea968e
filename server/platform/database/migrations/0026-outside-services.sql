-- How each outside service did when it was last asked, for administrators of all nodes. `failure` is a code of ours.
create table mgk.outside_services (
  service text primary key,
  succeeded_at timestamptz,
  failed_at timestamptz,
  failure text
);

grant select, insert, update, delete on mgk.outside_services to :"app";
