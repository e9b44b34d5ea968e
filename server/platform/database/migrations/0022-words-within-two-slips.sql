-- Words that are one or two slips apart have in common what is left of them without one or two letters. So an index finds them within 2 ms; with
-- trigrams it took 8 to 26 in a vocabulary of 176,000 words. domain/site/search-words.ts says what a word is, server/platform/lists/slips.ts what a slip.

-- A word as numbers: itself, without any letter, and from seven letters on without any two. Of a long word the beginning counts.
create function mgk.shortened(word text) returns integer[]
language sql immutable parallel safe cost 10000
return (
  select array_agg(distinct mgk.term_number(form)) from (
    select left(word, 16) as form
    union all select overlay(left(word, 16) placing '' from one for 1) from generate_series(1, least(length(word), 16)) as one
    union all select overlay(overlay(left(word, 16) placing '' from two for 1) placing '' from one for 1)
    from generate_series(1, least(length(word), 16)) as one, generate_series(one + 1, least(length(word), 16)) as two
    where length(word) >= 7
  ) as forms
);
grant execute on function mgk.shortened(text) to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";

create index place_words_by_slip on mgk.place_words using gin (mgk.shortened(word)) with (fastupdate = off);
create index clinic_words_by_slip on mgk.clinic_words using gin (mgk.shortened(word)) with (fastupdate = off);
drop index mgk.place_words_by_trigram, mgk.clinic_words_by_trigram;

-- The functions that keep the lists are as they were, without the indexes that are gone.
do $$
declare unused text; kept text; fresh text;
begin
  foreach unused in array array['place_words_by_trigram', 'clinic_words_by_trigram'] loop
    kept := pg_get_functiondef(format('mgk.list_changed_%ss()', split_part(unused, '_', 1))::regprocedure);
    fresh := regexp_replace(kept, format(',\s*gin_clean_pending_list\(''mgk\.%s''\)', unused), '');
    if fresh = kept then raise exception 'mgk.% is not cleaned where it was', unused; end if;
    execute fresh;
  end loop;
end
$$;
