-- An emptied account keeps its row in mgk.users, so nothing cascades: the service deletes what its owner kept, and with
-- it the links and calendar addresses that would go on showing it. It sees and deletes nothing of any other account.
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

create policy emptied_seen on mgk.saved_lists for select to mgk_service
  using (user_id in (select id from mgk.users where deleted_at is not null));
create policy emptied on mgk.saved_lists for delete to mgk_service
  using (user_id in (select id from mgk.users where deleted_at is not null));
grant select (user_id), delete on mgk.saved_lists to mgk_service;
