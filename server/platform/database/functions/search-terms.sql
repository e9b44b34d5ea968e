-- What the next two functions were called in 0.1.0.
drop function if exists mgk.terms_in(text), mgk.initials_in(text);

-- The tokens of a text: its words in Latin letters and figures (of a word with a hyphen the parts and the whole). Other
-- scripts have no clear ends of words: their tokens are bigrams, every two neighbouring characters.
create or replace function mgk.tokens_in(folded text) returns table (token text)
language sql immutable parallel safe rows 20 as $$
  select replace(run, '-', '') from string_to_table(folded, ' ') as run
  where octet_length(run) = length(run) and run <> '' and run <> '-'
  union all
  select part from string_to_table(folded, ' ') as run, string_to_table(run, '-') as part
  where position('-' in folded) > 0 and position('-' in run) > 0 and octet_length(run) = length(run) and part <> ''
  union all
  select substr(run, place, 2) from string_to_table(folded, ' ') as run, generate_series(1, length(run) - 1) as place
  where octet_length(folded) > length(folded) and octet_length(run) > length(run)
  union all
  select part from string_to_table(folded, ' ') as run, regexp_split_to_table(run, '[^a-z0-9]+') as part
  where octet_length(folded) > length(folded) and octet_length(run) > length(run) and run ~ '[a-z0-9]' and part <> ''
$$;

-- The initial consonants of Hangul as bigrams and trigrams: 서울 is ㅅㅇ.
create or replace function mgk.initial_consonants_in(folded text) returns table (token text)
language sql immutable parallel safe rows 10 as $$
  select chr(4352 + (ascii(one) - 44032) / 588) || chr(4352 + (ascii(two) - 44032) / 588)
    || case when size = 3 then chr(4352 + (ascii(three) - 44032) / 588) else '' end
  from (select folded) as name (signs), generate_series(1, length(signs) - 1) as place, generate_series(2, 3) as size,
    lateral (select substr(signs, place, 1), substr(signs, place + 1, 1), substr(signs, place + 2, 1)) as sign (one, two, three)
  where one between '가' and '힣' and two between '가' and '힣' and (size = 2 or three between '가' and '힣')
$$;

-- Hangul as it is read, syllable by syllable; mgk.sound_key forgives what running speech makes of it.
create or replace function mgk.romanised(folded text) returns table (name text)
language sql immutable parallel safe rows 1 as $$
  select string_agg(
    case when sign between '가' and '힣' then
      (array['g','kk','n','d','tt','r','m','b','pp','s','ss','','j','jj','ch','k','t','p','h'])[(ascii(sign) - 44032) / 588 + 1]
      || (array['a','ae','ya','yae','eo','e','yeo','ye','o','wa','wae','oe','yo','u','wo','we','wi','yu','eu','ui','i'])[(ascii(sign) - 44032) % 588 / 28 + 1]
      || (array['','k','k','k','n','n','n','t','l','k','m','l','l','l','p','l','m','p','p','t','t','ng','t','t','k','t','p','t'])[(ascii(sign) - 44032) % 28 + 1]
    else ' ' end, '' order by place)
  from string_to_table(folded, null) with ordinality as signs (sign, place)
$$;

-- What the spellings of one Korean word have in common: Gangnam and Kangnam, Sinsa and Shinsa.
create or replace function mgk.sound_key(word text) returns text
language sql immutable parallel safe
return regexp_replace(
  translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
      'ng', 'n'), 'ch', 'j'), 'sh', 's'), 'eo', 'o'), 'eu', 'o'), 'oo', 'o'), 'ou', 'o'), 'ae', 'e'), 'ai', 'e'), 'oe', 'e'), 'ee', 'i'), 'ui', 'i'),
    'kqctpfvluz', 'gggdbbbroj'),
  '(.)\1+', '\1', 'g');

-- The id of a token: the first four bytes of the SHA-256 of its UTF-8, signed. Indexes hold ids, a third of the size of
-- the tokens. Two tokens that share an id show one result too many, about once in ten thousand tokens.
create or replace function mgk.term_number(term text) returns integer
language sql immutable parallel safe
return ('x' || left(encode(sha256(replace(term, '\', '\\')::bytea), 'hex'), 8))::bit(32)::integer;

-- Words that are at most two typos apart share one of these numbers: of the word itself, without any one letter and,
-- from seven letters on, without any two. Of a long word the beginning counts. server/platform/lists/typos.ts searches
-- by them.
create or replace function mgk.shortened(word text) returns integer[]
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

grant execute on function mgk.tokens_in(text), mgk.initial_consonants_in(text), mgk.sound_key(text),
  mgk.term_number(text), mgk.shortened(text) to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";
