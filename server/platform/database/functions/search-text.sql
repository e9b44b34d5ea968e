-- One way of writing: no case, no accents, wide letters narrow, Hangul in whole syllables, words separated by a space.
-- domain/site/search-words.ts does the same to what is searched for, and a test compares the two. one_form takes 5 µs
-- for each character, so it is left out where the text has no Chinese or Japanese character.
create or replace function mgk.fold_text(given text) returns text
language sql immutable parallel safe
return regexp_replace(
  lower(case
    when given ~ '^[\x01-\x7f가-힣]*$' then given
    when given ~ '[\u2e80-\u9fff\uf900-\ufaff\U0001f200-\U0001f2ff\U0002f800-\U0002fa1f]'
      then mgk.one_form(normalize(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'), nfc))
    else normalize(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g'), nfc) end collate "C"),
  '[\t\n\r!-,./:-@[-`{-~·、。！？「」‘’“”…—–]+', ' ', 'g');

grant execute on function mgk.fold_text(text) to mgk_visitor, mgk_member, mgk_service, :"app", :"reader";
