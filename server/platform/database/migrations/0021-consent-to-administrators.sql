-- Whether a visitor agreed that the named administrators read the request too. Whoever wrote one before this column
-- agreed to the clinic alone. Of such a request administrators see the state and the times, which the product lists,
-- and no policy lets them read what was written.
alter table mgk.consultations add admins_may_read boolean not null default false;

drop policy of_readers on mgk.consultations;
create policy of_readers on mgk.consultations for select to mgk_member
  using (
    admins_may_read
    and (select mgk.is_assured_admin())
    and exists (select from mgk.consultation_readers where user_id = mgk.claimed_user_id())
  );
grant select (admins_may_read) on mgk.consultations to mgk_visitor, mgk_member;
