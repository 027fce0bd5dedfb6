-- The services outside the operator's computers that the caller allowed to receive the words of
-- this call; no other one receives any. Kept with the call as evidence of the consent (GDPR,
-- art. 7(1)).
alter table calls add column shared_with text[] not null default '{}';
