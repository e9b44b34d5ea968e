-- Rows as the first release with clinics wrote them (migrations up to 0012, 21 November 2026).
insert into mgk.users (id, email, created_at, updated_at)
values ('00000000-0000-4000-8000-00000000000a', 'mina@example.com', '2026-11-21', '2026-11-21');

insert into mgk.clinics (id, origin, source_id, imported, overlay, deleted_at)
select id, origin, source_id,
  '{"name": "", "nameKo": "", "description": "", "location": "", "address": {"en": "", "ko": ""}, "province": null,
    "district": null, "lat": null, "lng": null, "treatments": [], "procedures": [], "highlights": [], "featured": false,
    "isAdvertisement": false, "rating": null, "ratedOn": null, "phoneNumber": "", "businessHours": "", "hours": null,
    "website": "", "socialMedia": {"instagram": "", "facebook": "", "youtube": ""}, "languages": [],
    "registration": null, "doctors": [], "doctorCount": null, "faqs": [], "image": "", "gallery": [],
    "beforeAfterImages": [], "beforeAfterConsent": null, "pictureCredits": [], "basis": "recalled", "source": null,
    "checkedOn": null}'::jsonb || facts::jsonb,
  overlay::jsonb, deleted_at::timestamptz
from (values
  (1763740000000001, 'editor', null, '{"name": "Hanbit Dental Clinic", "nameKo": "한빛치과의원", "treatments": ["dental"],
    "procedures": ["Dental Implants"], "district": {"en": "Gangnam-gu, Seoul", "ko": "서울 강남구"},
    "lat": 37.51, "lng": 127.04, "phoneNumber": "02-555-0100"}', '{}', null),
  (1763740000000002, 'hira', 'K-17', '{"name": "Haeundae Ribbon Plastic Surgery", "nameKo": "해운대리본성형외과의원",
    "treatments": ["plastic-surgery"], "procedures": ["Rhinoplasty"], "languages": ["en"],
    "district": {"en": "Haeundae-gu, Busan", "ko": "부산 해운대구"}}', '{"website": "https://ribbon.example"}', null),
  (1763740000000003, 'editor', null, '{"name": "Closed Eye Clinic", "nameKo": "문닫은안과", "treatments": ["eye-surgery"]}',
    '{}', '2026-11-21')
) as written (id, origin, source_id, facts, overlay, deleted_at);

insert into mgk.places (id, kind, name_en, name_ko, aliases, description, lat, lng, area, province, district_en,
  district_ko, address_en, address_ko, station, categories, interests, tags, hours, closed, exceptions, cost,
  visit_minutes, permanently_closed, basis, position)
values
  ('gyeongbokgung-palace', 'attraction', 'Gyeongbokgung Palace', '경복궁', '{景福宫}', 'The first palace.', 37.5796, 126.977,
    'Insadong', 'Seoul', 'Jongno-gu, Seoul', '서울 종로구', '161 Sajik-ro', '사직로 161', 'Gyeongbokgung', '{culture}',
    '{culture}', '{}', '{"mon": [["09:00", "18:00"]]}', '{}', '{}', 3000, 90, false, 'recalled', 1),
  ('haeundae-beach', 'attraction', 'Haeundae Beach', '해운대 해수욕장', '{}', 'Sand and sea.', 35.1587, 129.1604, null, 'Busan',
    'Haeundae-gu, Busan', '부산 해운대구', 'Haeundaehaebyeon-ro', '해운대해변로', null, '{nature}', '{nature}', '{}', '"24h"', '{}',
    '{}', 0, 60, false, 'recalled', 2);
