-- A message stays for the administrators of this copy, also where no mail can be sent: they read it and say that it is settled.
alter table mgk.contact_messages add column settled_at timestamptz, add column settled_by uuid;
alter table mgk.contact_messages add check ((settled_at is null) = (settled_by is null));

drop index mgk.contact_messages_by_time;
create index contact_messages_by_time on mgk.contact_messages (received_at, id);

grant select on mgk.contact_messages to mgk_member;
grant update (settled_at, settled_by) on mgk.contact_messages to mgk_member;
create policy read_by_admins on mgk.contact_messages for select to mgk_member using ((select mgk.is_assured_admin()));
create policy settled_by_admins on mgk.contact_messages for update to mgk_member
  using ((select mgk.is_assured_admin()))
  with check ((select mgk.is_assured_admin()) and (settled_by is null or settled_by = mgk.claimed_user_id()));
