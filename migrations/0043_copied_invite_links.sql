-- A link that an admin copies. Unlike the mailed link it does not prove the address, so it has a secret of its own.
ALTER TABLE invite
ADD COLUMN link_hash text UNIQUE;

CREATE OR REPLACE FUNCTION before_team.team_of_invite (hash text) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER
SET
  search_path = public,
  pg_temp AS $$ SELECT i.team_id FROM invite i WHERE i.secret_hash = hash OR i.link_hash = hash $$;
