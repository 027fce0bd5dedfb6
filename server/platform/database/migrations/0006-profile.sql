-- Whether the user edited the summary, which saving the profile must then not overwrite.
alter table user_profiles add column profile_summary_edited boolean not null default false;

-- Consent under GDPR article 9: orientation, health and intimate preferences.
alter table consents drop constraint consents_kind_check;
alter table consents add constraint consents_kind_check
  check (kind in ('terms', 'call_memory', 'sensitive_profile'));
