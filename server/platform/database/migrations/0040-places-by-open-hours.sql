-- Places are found by the three hours of a week in which they may be open.
insert into mgk.relist_requests values ('places') on conflict do nothing;
