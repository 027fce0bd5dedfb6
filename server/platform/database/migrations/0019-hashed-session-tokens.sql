-- Session tokens are stored as hashes from now on. The sessions that were stored with their token
-- are deleted, because older copies of the database contain these tokens.
delete from session;
