-- Whether the summary is in the person's own words, which a save must not write over (01).
alter table user_profiles add column profile_summary_edited boolean not null default false;

-- RGPD, art. 9: orientation, health and intimate preferences (05).
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('terms', 'call_memory', 'sensitive_profile'));
