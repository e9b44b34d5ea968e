-- Rows as the release with seasons, scenes and fame wrote them (migrations up to 0035, 25 November 2026).
update mgk.places set fame = 5, scene = 'palace' where id = 'gyeongbokgung-palace';

insert into mgk.places (id, kind, name_en, name_ko, aliases, description, lat, lng, province, district_en, district_ko,
  address_en, address_ko, categories, interests, tags, hours, closed, exceptions, seasons, access, visit_minutes,
  permanently_closed, basis, position, fame)
values ('hallasan', 'attraction', 'Hallasan', '한라산', '{漢拏山}', 'The highest mountain.', 33.3617, 126.5292, 'Jeju',
  'Jeju-si, Jeju', '제주 제주시', '', '', '{nature}', '{nature}', '{}', null, '{}', '{}',
  '[{"from": "05-01", "to": "08-31", "hours": {"sat": [["05:00", "12:00"]]}}]', 'booking', 480, false, 'recalled', 3, 5);
