-- What visitors say of their visits to clinics. The link of a completed request writes a review, one for each request,
-- and nothing else does: the policies check it. A text about the result is in a table of its own, because it is shown
-- only when an administrator has let it through.
create table mgk.reviews (
  id uuid primary key default gen_random_uuid(),
  clinic_id bigint not null references mgk.clinics on delete cascade,
  -- Null when the request was deleted in time: then nobody can tell any more who wrote it. Whoever deletes a request
  -- or an account before that deletes the review too.
  consultation_id uuid unique references mgk.consultations on delete cascade,
  -- A withdrawn or removed review stays as an empty row, so that its visit has no second one.
  state text not null default 'shown' check (state in ('shown', 'withdrawn', 'removed')),
  rating smallint check (rating between 1 and 5),
  price text check (price in ('as_quoted', 'higher', 'not_quoted')),
  spoken text check (spoken in ('easy', 'partly', 'hard')),
  waiting text check (waiting in ('short', 'fair', 'long')),
  pressure text check (pressure in ('none', 'some', 'strong')),
  language text not null check (language ~ '^[a-z]{2}$'),
  experience text not null default '' check (char_length(experience) <= 2000),
  -- The month of the visit. The day would say more of a person than readers need.
  visit_month date not null check (extract(day from visit_month) = 1),
  written_at timestamptz not null default now(),
  edited_at timestamptz,
  check ((state = 'shown') = (rating is not null)),
  check (state = 'shown' or experience = '')
);

create index reviews_by_clinic on mgk.reviews (clinic_id, written_at desc, id desc) where state = 'shown';
create index reviews_by_time on mgk.reviews (written_at desc, id desc) where state = 'shown';

create table mgk.review_outcomes (
  review_id uuid primary key references mgk.reviews on delete cascade,
  text text not null check (char_length(text) between 1 and 1000),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused'))
);

create index review_outcomes_waiting on mgk.review_outcomes (review_id) where state = 'waiting';

-- The public log of what administrators removed, and why. No row is ever changed.
create table mgk.review_removals (
  id bigint generated always as identity primary key,
  clinic_id bigint not null references mgk.clinics on delete cascade,
  ground text not null check (ground in ('unlawful', 'personal_data', 'insult', 'advertisement', 'no_visit')),
  written_on date not null,
  removed_at timestamptz not null default now()
);

create index review_removals_by_clinic on mgk.review_removals (clinic_id, id desc);

do $$
declare name text;
begin
  foreach name in array array['reviews', 'review_outcomes', 'review_removals'] loop
    execute format('alter table mgk.%I enable row level security', name);
    execute format('alter table mgk.%I force row level security', name);
    execute format('create policy read_by_backup on mgk.%I for select to current_user using (true)', name);
    execute format('create policy service on mgk.%I to mgk_service using (true) with check (true)', name);
    execute format('create policy admins on mgk.%I to mgk_member
      using ((select mgk.is_assured_admin())) with check ((select mgk.is_assured_admin()))', name);
    execute format('create trigger changed after insert or update or delete on mgk.%I
      for each row execute function mgk.announce_change(''reviews'')', name);
  end loop;
end
$$;

create policy shown on mgk.reviews for select to mgk_visitor, mgk_member, :"reader" using (state = 'shown');
-- The review is not named here: whoever sees no shown review of that id sees no text of it either.
create policy shown on mgk.review_outcomes for select to mgk_visitor, mgk_member, :"reader"
  using (state = 'shown' and exists (select from mgk.reviews where id = review_id and mgk.reviews.state = 'shown'));
create policy everybody on mgk.review_removals for select to mgk_visitor, mgk_member, :"reader" using (true);

-- A visitor's transaction that names the token of a request sees this request and no other, and a member their own.
create policy own on mgk.reviews for select to mgk_visitor, mgk_member
  using (exists (select from mgk.consultations where id = consultation_id));
create policy of_completed_visit on mgk.reviews for insert to mgk_visitor
  with check (exists (
    select from mgk.consultations as visit
    where visit.id = consultation_id and visit.clinic_id = mgk.reviews.clinic_id and visit.state = 'completed'
      and visit.completed_at > now() - interval '90 days'
  ));
create policy edited_in_time on mgk.reviews for update to mgk_visitor
  using (
    state = 'shown' and written_at > now() - interval '14 days'
    and exists (select from mgk.consultations where id = consultation_id)
  );
create policy own on mgk.review_outcomes for select to mgk_visitor, mgk_member
  using (exists (
    select from mgk.reviews where mgk.reviews.id = review_id and consultation_id in (select id from mgk.consultations)
  ));
create policy written_in_time on mgk.review_outcomes for insert to mgk_visitor
  with check (exists (
    select from mgk.reviews
    where mgk.reviews.id = review_id and mgk.reviews.state = 'shown' and written_at > now() - interval '14 days'
      and consultation_id in (select id from mgk.consultations)
  ));
create policy taken_back_in_time on mgk.review_outcomes for delete to mgk_visitor
  using (exists (
    select from mgk.reviews
    where mgk.reviews.id = review_id and mgk.reviews.state = 'shown' and written_at > now() - interval '14 days'
      and consultation_id in (select id from mgk.consultations)
  ));

grant select (
  id, clinic_id, state, rating, price, spoken, waiting, pressure, language, experience, visit_month, written_at,
  edited_at
) on mgk.reviews to mgk_visitor, mgk_member, :"reader";
grant select (consultation_id) on mgk.reviews to mgk_visitor, mgk_member;
grant insert (
  clinic_id, consultation_id, rating, price, spoken, waiting, pressure, language, experience, visit_month
) on mgk.reviews to mgk_visitor;
grant update (
  rating, price, spoken, waiting, pressure, language, experience, edited_at
) on mgk.reviews to mgk_visitor;
grant update (state, rating, price, spoken, waiting, pressure, experience) on mgk.reviews to mgk_member;
grant select on mgk.review_outcomes to mgk_visitor, mgk_member, :"reader";
grant insert (review_id, text), delete on mgk.review_outcomes to mgk_visitor;
grant update (state), delete on mgk.review_outcomes to mgk_member;
grant select on mgk.review_removals to mgk_visitor, mgk_member, :"reader";
grant insert (clinic_id, ground, written_on) on mgk.review_removals to mgk_member;
grant select, insert, update, delete on mgk.reviews, mgk.review_outcomes, mgk.review_removals to mgk_service;

create policy reviews_of_admins on mgk.audit_log for insert to mgk_member
  with check ((select mgk.is_assured_admin()) and actor_id = mgk.claimed_user_id() and action like 'review.%');
