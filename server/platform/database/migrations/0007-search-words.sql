-- The first text of what the lists of clinics and of places compute from words, for their indexes and columns.

create function mgk.sound_key(word text) returns text
language sql immutable parallel safe
return regexp_replace(
  translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
      'ng', 'n'), 'ch', 'j'), 'sh', 's'), 'eo', 'o'), 'eu', 'o'), 'oo', 'o'), 'ou', 'o'), 'ae', 'e'), 'ai', 'e'), 'oe', 'e'), 'ee', 'i'), 'ui', 'i'),
    'kqctpfvluz', 'gggdbbbroj'),
  '(.)\1+', '\1', 'g');

create function mgk.term_number(term text) returns integer
language sql immutable parallel safe
return ('x' || left(encode(sha256(replace(term, '\', '\\')::bytea), 'hex'), 8))::bit(32)::integer;

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
