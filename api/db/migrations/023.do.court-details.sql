-- What members and staff know a court by besides its name; null where the club has not said. The catalogue of surfaces stands in
-- contracts/domain/courts.ts.
alter table courts
  add column surface text,
  add column is_indoor boolean,
  add constraint courts_surface_check
    check (surface in ('hard', 'clay', 'grass', 'artificial grass', 'carpet', 'wood', 'concrete', 'glass'));
