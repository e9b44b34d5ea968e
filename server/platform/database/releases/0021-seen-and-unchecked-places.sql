-- Rows as the release with the search for places wrote them (migrations up to 0021, 21 November 2026).
insert into mgk.places (id, kind, name_en, name_ko, name_ja, name_zh, aliases, description, lat, lng, province,
  district_en, district_ko, address_en, address_ko, categories, interests, tags, closed, exceptions, visit_minutes,
  permanently_closed, basis, origin, source_id, overlay, popularity, deleted_at)
values
  ('gwangjang-market', 'market', '', '광장시장', '広蔵市場', '广藏市场', '{}', '', 37.57, 126.9996, 'Seoul', 'Jongno-gu, Seoul',
    '서울 종로구', '', '창경궁로 88', '{food}', '{food}', '{}', '{}', '{}', 60, false, 'recalled', 'tourapi', '264353',
    '{"name_en": "Gwangjang Market", "description": "Mung bean pancakes."}', 7, null),
  ('closed-museum', 'attraction', 'Closed Museum', '문닫은박물관', null, null, '{}', '', 37.5, 127, 'Seoul', 'Jung-gu, Seoul',
    '서울 중구', '', '', '{culture}', '{culture}', '{}', '{}', '{}', 60, false, 'recalled', 'editor', null, '{}', 0,
    '2026-11-21');

insert into mgk.saved_lists (id, user_id, created_at)
values ('00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-00000000000a', '2026-11-21');
insert into mgk.saved_places (list_id, place_id, saved_at)
values ('00000000-0000-4000-8000-0000000000a1', 'gyeongbokgung-palace', '2026-11-21');
