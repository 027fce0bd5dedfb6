-- The services outside the operator's computers to which the caller let this call send words. No
-- other such service receives any. Kept with the call as evidence of the consent (GDPR, art. 7(1)).
alter table calls add column shared_with text[] not null default '{}';
