-- The clinic may answer a review, by a link that is mailed to it.
alter table mgk.reviews
  -- SHA-256 of the token of the clinic's link. Null before, and when its answer was removed.
  add answer_hash bytea unique check (octet_length(answer_hash) = 32),
  add told_at timestamptz;

create index reviews_untold on mgk.reviews (written_at) where state = 'shown' and told_at is null;

create table mgk.review_answers (
  review_id uuid primary key references mgk.reviews on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  answered_at timestamptz not null default now()
);

alter table mgk.review_answers enable row level security;
alter table mgk.review_answers force row level security;
create policy read_by_backup on mgk.review_answers for select to current_user using (true);
create policy service on mgk.review_answers to mgk_service using (true) with check (true);
create policy admins on mgk.review_answers to mgk_member
  using ((select mgk.is_assured_admin())) with check ((select mgk.is_assured_admin()));
create policy of_shown on mgk.review_answers for select to mgk_visitor, mgk_member, :"reader"
  using (exists (select from mgk.reviews where id = review_id and state = 'shown'));

-- A visitor's transaction that names the token of a clinic's link answers this review and no other, for 90 days.
create policy written_by_clinic on mgk.review_answers for insert to mgk_visitor
  with check (exists (
    select from mgk.reviews
    where id = review_id and state = 'shown' and told_at > now() - interval '90 days'
      and answer_hash = sha256(convert_to(nullif(current_setting('mgk.answer_token', true), ''), 'UTF8'))
  ));
create policy changed_by_clinic on mgk.review_answers for update to mgk_visitor
  using (exists (
    select from mgk.reviews
    where id = review_id and state = 'shown' and told_at > now() - interval '90 days'
      and answer_hash = sha256(convert_to(nullif(current_setting('mgk.answer_token', true), ''), 'UTF8'))
  ));

grant select (answer_hash, told_at) on mgk.reviews to mgk_visitor;
grant update (answer_hash) on mgk.reviews to mgk_member;
grant select on mgk.review_answers to mgk_visitor, mgk_member, :"reader";
grant insert (review_id, text), update (text, answered_at) on mgk.review_answers to mgk_visitor;
grant delete on mgk.review_answers to mgk_member;
grant select, insert, update, delete on mgk.review_answers to mgk_service;

create trigger changed after insert or update or delete on mgk.review_answers
for each row execute function mgk.announce_change('reviews');
