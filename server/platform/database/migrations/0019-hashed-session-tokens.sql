-- Session tokens are stored as hashes from now on. The sessions that were stored with their token
-- end, because older copies of the database contain these tokens.
delete from session;
