-- Calls that a hosted voice service runs, besides those of our own engine.
alter table calls
  add column provider text not null default 'amivoix' check (provider in ('amivoix', 'vapi')),
  -- The service's id of the call; null until the service has created it.
  add column service_call_id text unique,
  -- Where the service is told to end the call.
  add column service_control_url text;
create index calls_hosted_unsettled on calls (heartbeat_at)
  where provider <> 'amivoix' and state in ('live', 'suspended', 'closing');
