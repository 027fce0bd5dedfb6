-- State of the OpenID emulator, in the database so that any process can serve it.
create table oidc_stand_in_key (
  -- One key for all processes.
  id boolean primary key default true check (id),
  private_key text not null
);

create table oidc_stand_in_code (
  code_hash text primary key,
  -- The account that consented, and what the token request has to match.
  consent jsonb not null,
  expires_at timestamptz not null
);
